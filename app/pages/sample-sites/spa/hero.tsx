import { Photograph } from "../photograph";
import { answerUrl } from "../sample-route";
import { type Choice, initialWish, type Part, wishes } from "./visit";

const sections = [
  ["Book", "#book"],
  ["Treatments", "#treatments"],
  ["Gift cards", "#gift"],
  ["Visit", "#visit"],
];

export function Hero({ wish }: Pick<Choice, "wish">) {
  return (
    <>
      <div className="ebb-edge">
        <header className="ebb-rail">
          <p className="ebb-name">Ebb &amp; Oak</p>
          <nav aria-label="Ebb & Oak">
            {sections.map(([label, to]) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </nav>
          <svg viewBox="0 0 48 40" fill="none" strokeWidth="2.5" className="stroke-flame" aria-hidden="true">
            <path d="M2 12c8-8 14-8 22 0s14 8 22 0M2 22c8-8 14-8 22 0s14 8 22 0M2 32c8-8 14-8 22 0s14 8 22 0" />
          </svg>
        </header>
      </div>
      <section className="ebb-hero" aria-labelledby="lose">
        <div className="ebb-evening">
          <Photograph
            name="spa-evening"
            sizes="100vw"
            alt="Stones, rolled towels and a candle on a dark wooden table"
            isFirst
          />
        </div>
        <p className="ebb-phone">(407) 555-0163, open today until 8</p>
        <h1 id="lose">
          Lose the <em>afternoon.</em>
        </h1>
        <p className="ebb-about">
          Massage, heat and quiet in a 1926 bungalow, two blocks from Lake Osceola. Phones stay in the drawer. You won’t
          miss yours.
        </p>
        <form id="book" method="get" action={answerUrl("spa")} className="ebb-sentence" aria-label="Book a visit">
          <p>
            I’d love <Choose part="treatment" label="Treatment" wish={wish} /> <br />
            for <Choose part="guests" label="Guests" wish={wish} /> on{" "}
            <Choose part="day" label="Day" wish={wish} after="," />{" "}
            <Choose part="time" label="Time of day" wish={wish} after="." />
          </p>
          <button type="submit" className="ebb-button">
            See open times
          </button>
        </form>
      </section>
    </>
  );
}

interface ChooseProps extends Pick<Choice, "wish"> {
  part: Part;
  label: string;
  /** The punctuation that follows without a space. */
  after?: string;
}

function Choose({ part, label, wish, after }: ChooseProps) {
  return (
    <span className="whitespace-nowrap">
      <select name={part} aria-label={label} defaultValue={(wish?.values ?? initialWish)[part]}>
        {wishes[part].map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {after ? <span className="ebb-stop">{after}</span> : null}
    </span>
  );
}
