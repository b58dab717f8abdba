const questions = [
  [
    "Will my insurance go down?",
    "Often. We file the wind-mitigation form the day you pass inspection. Your agent takes it from there.",
  ],
  [
    "What if it rains on Tuesday?",
    "We only open what we can close before the rain gets here. If we’re wrong, the damage is ours.",
  ],
  [
    "Who is Marisol?",
    "The daughter. On roofs since she was nine, running the crew since 2016. She answers the phone, too.",
  ],
];

const towns = ["Winter Garden", "Ocoee", "Windermere", "Clermont", "Dr. Phillips", "Apopka"];

export function Money() {
  return (
    <>
      <section id="money" className="bg-steel text-chalk" aria-labelledby="money-title">
        <div className="jobsite grid gap-x-20 gap-y-9 py-[clamp(2.75rem,8vw,7rem)] lg:grid-cols-2">
          <div>
            <h2 id="money-title" className="roof-title lg:text-[min(6.1vw,5.5rem)]">
              Twelve months, no&nbsp;interest.
            </h2>
            <p className="my-6 font-roof text-[min(28vw,clamp(6rem,10.4vw,9.4rem))] leading-[.8] font-black text-amber">
              $1,242
            </p>
            <p>a month for a $14,900 shingle roof over 12 months. Nothing down. Pay it off early at no cost.</p>
          </div>
          <div>
            {questions.map(([question, answer], index) => (
              <details key={question} open={index === 0} className="border-t-2 border-chalk/30 py-1.5">
                <summary className="py-2.5 text-[1.25rem] font-bold">{question}</summary>
                <p className="pb-2.5 text-haze">{answer}</p>
              </details>
            ))}
            <h3 className="mt-1 border-t-2 border-chalk/30 pt-4 text-[1.25rem] font-bold">We roof in</h3>
            <ul className="mt-2 columns-[9rem_2]">
              {towns.map((town) => (
                <li key={town}>{town}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="bg-amber px-5 py-[clamp(2.75rem,7.6vw,6.9rem)] text-center" aria-labelledby="call">
        <h2 id="call" className="text-[clamp(1.125rem,1.6vw,1.4rem)] font-semibold">
          Ask for Marisol. She’ll be up a ladder by morning.
        </h2>
        <p className="mt-2.5 mb-8 font-roof lg:mb-12 text-[min(13.6vw,14rem)] leading-[.9] font-black whitespace-nowrap">
          (407) 555-0148
        </p>
        <a className="job-button job-button-dark" href="#price">
          Get my price in 24 hours
        </a>
      </section>
      <footer className="bg-slate text-[1rem] text-[#b9c6d1]">
        <p className="jobsite flex flex-wrap justify-between gap-x-10 gap-y-1 py-6">
          <span>Delgado &amp; Daughter Roofing</span> <span>88 W Plant Street, Winter Garden, FL 34787</span>{" "}
          <span>Monday to Saturday, 7 to 6</span> <span>A sample site. The company is invented.</span>
        </p>
      </footer>
    </>
  );
}
