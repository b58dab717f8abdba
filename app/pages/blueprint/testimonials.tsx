import { testimonials } from "./offer";

const lines = [
  { name: "What changed", count: 3 },
  { name: "Name", count: 1 },
  { name: "Trade", count: 1 },
];

export function Testimonials() {
  return (
    <section className="wrap py-sec" aria-labelledby="buyers">
      <header className="grid grid-cols-1 items-end gap-x-16 gap-y-4 lg:grid-cols-[5fr_6fr]">
        <h2 id="buyers" className="text-1">
          What buyers say
        </h2>
        {testimonials.length === 0 ? (
          <p className="max-w-[48ch]">
            Nothing yet. These lines are kept for the first three people who use it and write to us. We print what they
            say and who they are, or we leave the paper blank.
          </p>
        ) : null}
      </header>
      {testimonials.length === 0 ? <BlankCards /> : <Cards />}
    </section>
  );
}

function Cards() {
  return (
    <ul className="offer-cards">
      {testimonials.map(({ changed, name, trade }) => (
        <li key={name} className="offer-card">
          <dl>
            <div>
              <dt>What changed</dt>
              <dd>
                <blockquote>{changed}</blockquote>
              </dd>
            </div>
            <div>
              <dt>Name</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>Trade</dt>
              <dd>{trade}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The labels come from the style sheet, so that screen readers skip three empty forms. */
function BlankCards() {
  return (
    <div className="offer-cards offer-blank" aria-hidden="true">
      {["first", "second", "third"].map((card) => (
        <div key={card} className="offer-card">
          {lines.map(({ name, count }) => (
            <div key={name}>
              <p data-words={name} />
              {Array.from({ length: count }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
                <span key={line} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
