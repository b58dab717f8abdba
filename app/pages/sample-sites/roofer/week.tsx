const days = [
  ["Monday", "Tarps over the flower beds. Old roof off by 3, bad wood replaced at $85 a sheet."],
  ["Tuesday", "Self-sealing underlayment down. By tonight you’re watertight."],
  ["Wednesday", "County inspector climbs up. You get the photos."],
  ["Thursday", "New roof on. Marisol checks every line by hand."],
  ["Friday", "Three magnet sweeps for nails. Look it over with us, then pay."],
];

const promises = [
  [
    "The number holds.",
    "What we write is what you pay. Bad wood is $85 a sheet, and the quote says so. If we missed anything else, that’s on us.",
  ],
  [
    "A Delgado up there.",
    "Marisol or her father is on your roof every day, with a phone that gets answered. You’ll have both numbers before Monday, and see the same faces on Friday.",
  ],
  ["Barefoot clean.", "If you find a nail in the yard after we’re gone, we come back and sweep again."],
];

export function Week() {
  return (
    <section
      id="week"
      className="jobsite pt-[clamp(4.4rem,9vw,8rem)] pb-[clamp(2.5rem,4.4vw,4rem)]"
      aria-labelledby="week-title"
    >
      <div className="lg:w-[33rem]">
        <h2
          id="week-title"
          className="roof-title text-[min(15vw,clamp(4rem,2.5rem+4.2vw,6.5rem))]! lg:whitespace-nowrap"
        >
          Your week, <br />
          start to finish.
        </h2>
        <p className="mt-5 text-[1.125rem] lg:text-[1.25rem]">
          Leave the cars on the street Monday and the dog inside. We’ll handle the rest. Putting up tile? Add three
          days.
        </p>
      </div>
      <svg className="-mt-24 hidden w-full overflow-visible lg:block" viewBox="0 0 1280 330" aria-hidden="true">
        <path className="stroke-amber" fill="none" strokeWidth="24" d="M-416 496L640 56 1696 496" />
        <g className="fill-chalk stroke-slate" strokeWidth="7">
          {[118, 379, 640, 901, 1162].map((x) => (
            <circle key={x} cx={x} cy={56 + Math.abs(x - 640) * (440 / 1056)} r="21" />
          ))}
        </g>
      </svg>
      <ol className="mt-8 max-lg:border-l-[10px] max-lg:border-amber max-lg:pl-5 lg:grid lg:grid-cols-5 lg:gap-8">
        {days.map(([day, text]) => (
          <li key={day} className="max-lg:py-3 lg:text-center">
            <h3 className="mb-1.5 font-roof text-[min(12vw,clamp(2rem,2.7vw,2.4rem))] lg:text-[min(2.7vw,2.4rem)] leading-none font-black">
              {day}
            </h3>
            <p className="text-[1.0625rem] leading-[1.45] lg:text-[min(1.0625rem,1.7vw)]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Promises() {
  return (
    <section className="jobsite pt-[clamp(3.5rem,9vw,8rem)] pb-[clamp(4.4rem,8.4vw,7.5rem)]" aria-labelledby="promises">
      <h2 id="promises" className="roof-title mb-8 lg:mb-24">
        Three promises, in writing.
      </h2>
      <ul className="grid gap-3.5 lg:grid-cols-3 lg:gap-7">
        {promises.map(([title, text], index) => (
          <li
            key={title}
            className={index === 1 ? "bg-amber p-[min(2rem,7vw)] lg:-mt-11" : "bg-haze p-[min(2rem,7vw)]"}
          >
            <h3 className="mb-2 font-roof text-[1.9rem] leading-none font-black">{title}</h3>
            <p className="text-[1.125rem] leading-[1.45]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
