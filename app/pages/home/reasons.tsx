import { packages } from "#app/site";
import { Dial } from "../../ui/marks/dial";

const [cheapest, mostExpensive] = [packages[0], packages[packages.length - 1] ?? packages[0]];

/** Each dial shows its figure to scale: 3 of 12 wedges are a quarter of an hour, 1 of 7 is a day of the week. */
const reasons = [
  {
    figure: "15 min",
    wedges: 12,
    on: 3,
    title: "A free AI audit first",
    text: "Fifteen minutes, no charge. We show you what could run without you.",
  },
  {
    figure: "1 week",
    wedges: 7,
    on: 7,
    title: "From yes to running",
    text: "Most automation systems are ready in about one week.",
  },
  {
    figure: "Next day",
    wedges: 7,
    on: 1,
    title: "Ordered today, ready tomorrow",
    text: "We deliver visual design packages the next day as standard.",
  },
  {
    figure: "24 hours",
    wedges: 24,
    on: 24,
    title: "A real answer, every time",
    text: "Ask us anything. A person replies within 24 hours.",
  },
  {
    figure: `${packages.length} prices`,
    wedges: packages.length,
    on: packages.length,
    title: "Prices you can see",
    text: `Visual packages run from $${cheapest.price} to $${mostExpensive.price}. You pay once, and they’re all on this page.`,
  },
];

export function Reasons() {
  return (
    <section className="reasons wrap" aria-labelledby="why">
      <header>
        <h2 id="why">Why choose us? We’re fast and upfront.</h2>
        <p className="mt-4 max-w-[26ch] text-ink-2">You know how long it takes and what it costs before you start.</p>
      </header>
      <ul className="@container border-t-2 border-ink">
        {reasons.map(({ figure, wedges, on, title, text }) => (
          <li key={figure} className="reason">
            <Dial wedges={wedges} on={on} />
            <strong className="poster text-2/none">{figure}</strong>
            <div>
              <h3 className="font-text text-[1.125rem]/[1.3] font-bold">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
