const sides = [
  {
    title: "A website",
    text: "For people who look you up.",
    facts: [
      ["It holds", "Several pages: services, prices, place, hours, answers."],
      ["They ask", "Are these people any good, and do they do what I need?"],
      ["It ends in", "A booking, from whichever page they are on."],
      ["Choose it when", "customers find you by name, by street or by search."],
    ],
  },
  {
    title: "A funnel",
    text: "For people who clicked on one offer.",
    facts: [
      ["It holds", "One offer, one question, one calendar. No menu to wander off in."],
      ["They ask", "Is this for me, and when can I have it?"],
      ["It ends in", "A booking, or a follow-up that asks once more."],
      ["Choose it when", "you pay for visitors, or sell one thing at a time."],
    ],
  },
];

export function Comparison() {
  return (
    <section className="wrap py-sec" aria-labelledby="which">
      <h2 id="which" className="text-1">
        A website or a funnel? Tear{"\u00a0"}one{"\u00a0"}off.
      </h2>
      <div className="comparison">
        {sides.map(({ title, text, facts }) => (
          <article key={title}>
            <h3 className="text-2">{title}</h3>
            <p className="mt-2.5 text-lead/[1.35]">{text}</p>
            <dl>
              {facts.map(([question, answer]) => (
                <div key={question}>
                  <dt className="font-bold">{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
