const steps = [
  ["Visitors find you", "Through search, your ad or your business card."],
  ["They read one page", "It says what you do, where you are and what it costs."],
  ["They answer once", "One question tells you what they need."],
  ["They pick a time", "The open times come from your calendar."],
  ["You’re booked", "The call or visit is on your calendar, with their answers."],
];

export function Funnel() {
  return (
    <section className="overflow-hidden bg-hero py-sec text-hero-ink" aria-labelledby="funnel">
      <div className="wrap">
        <h2 id="funnel" className="max-w-[9em] text-1">
          From first click to your{"\u00a0"}calendar.
        </h2>
        <ol className="funnel">
          {steps.map(([title, text]) => (
            <li key={title}>
              <span className="funnel-slice" aria-hidden="true" />
              <div>
                <h3>{title}</h3>
                <p className="mt-1.5 max-w-[28ch]">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
