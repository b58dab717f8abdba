const steps = [
  ["A visitor", "comes from a search, an ad or a card on a counter."],
  ["One page", "says what you do, where, and what it costs."],
  ["One question", "asks what they need. The answer sorts them."],
  ["A free time", "is offered from your own calendar."],
  ["A booking", "is on your calendar, with the answers attached."],
];

export function Funnel() {
  return (
    <section className="overflow-hidden bg-hero py-sec text-hero-ink" aria-labelledby="funnel">
      <div className="wrap">
        <h2 id="funnel" className="max-w-[9em] text-1">
          Wide at the door. Pointed at the calendar.
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
