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
    text: "A quarter of an hour on what could run without you. It costs nothing.",
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
    title: "Visuals while they are news",
    text: "Standard delivery for visual design packages is the next day.",
  },
  {
    figure: "24 hours",
    wedges: 24,
    on: 24,
    title: "An answer, every time",
    text: "We reply to every question within 24 hours.",
  },
  {
    figure: `${packages.length} prices`,
    wedges: packages.length,
    on: packages.length,
    title: "Printed, not “on request”",
    text: `Visual packages from $${cheapest.price} to $${mostExpensive.price}, paid once. All of them are on this page.`,
  },
];

export function Reasons() {
  return (
    <section className="reasons wrap" aria-labelledby="why">
      <header>
        <h2 id="why">Why choose us? We’re fast and upfront.</h2>
        <p className="mt-4 max-w-[26ch] text-ink-2">How long it takes and what it costs, before you start.</p>
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
