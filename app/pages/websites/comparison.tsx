const sides = [
  {
    title: "A website",
    text: "For people who look you up.",
    facts: [
      ["What’s in it", "Pages for your services, prices, hours, location and answers."],
      ["Visitors ask", "Are they any good? Do they do what I need?"],
      ["How it ends", "A booking, from any page."],
      ["Price and time", "It depends on how many pages you need. After a free call, you get a written price."],
      ["Pick it if", "Customers look you up by name, on a map or in search."],
    ],
  },
  {
    title: "A funnel",
    text: "For people who click your ad.",
    facts: [
      ["What’s in it", "One offer, one question, one calendar. No menu to get lost in."],
      ["Visitors ask", "Is this for me? How soon can I get it?"],
      ["How it ends", "A booking, or one friendly follow-up."],
      ["Price and time", "One page takes less work than a whole site. After a free call, you get a written price."],
      ["Pick it if", "You pay for clicks, or sell one thing at a time."],
    ],
  },
];

export function Comparison() {
  return (
    <section className="wrap pb-sec" aria-labelledby="which">
      <h2 id="which" className="text-1">
        Do you need a website or a{"\u00a0"}funnel?
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
