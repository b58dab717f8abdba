const steps = [
  ["Somebody finds you", "In search, from your ad or on your card."],
  ["One page tells them", "What you do, where you are and what it costs."],
  ["One question sorts it", "You know what they need before you talk."],
  ["They pick a time", "The open ones come straight from your own calendar."],
  ["You’re booked", "It’s on your calendar, with their answers."],
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
