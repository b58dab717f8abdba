import { Dial } from "../../ui/marks/dial";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const ordered = 9;
const today = hours.map((hour) => (hour < ordered ? "wheel-off" : hour === ordered ? "fill-hot" : "fill-cut"));
const tomorrow = hours.map(() => "fill-leaf");
const later = hours.map(() => "wheel-open");

const days = [
  {
    day: "Today",
    title: "You pay once",
    text: "One payment covers the whole package. We start as soon as it’s confirmed.",
    wheels: [today],
    rim: "stroke-cut",
  },
  {
    day: "Tomorrow",
    title: "You get your files",
    text: "Standard delivery is next day, as files you can post.",
    wheels: [tomorrow],
    rim: "stroke-leaf",
  },
  {
    day: "After that",
    title: "You ask for changes",
    text: "Revisions are unlimited. Tell us what to change on your order’s page.",
    wheels: [later, later, later, later],
    rim: "stroke-close-ink [stroke-width:1]",
  },
];

const promises = [
  { name: "Made by designers", text: "All of them, whether you order 10 visuals or 100." },
  { name: "A reply within 24 hours", text: "For every question, before and after you order." },
];

export function WhyUs() {
  return (
    <section className="overflow-hidden bg-close py-sec text-close-ink" aria-labelledby="why">
      <div className="wrap">
        <header className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto]">
          <h2 id="why" className="text-1">
            Why choose us? <span className="block">Next day is standard.</span>
          </h2>
          <p className="max-w-[26ch] text-lead">
            You pay once, get your files fast and revise them until they’re right.
          </p>
        </header>
        <ol className="days mt-[clamp(2.5rem,5vw,4.5rem)]">
          {days.map(({ day, title, text, wheels, rim }) => (
            <li key={day}>
              <div className="wheels" aria-hidden="true">
                {wheels.map((tones, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: wheels in a row, which never changes
                  <Dial key={index} wedges={24} tones={tones} rim={rim} className="wheel" />
                ))}
              </div>
              <h3 className="text-2">
                <span className="mb-1.5 block font-text text-body font-bold tracking-normal">{day}</span> {title}
              </h3>
              <p className="mt-3 max-w-[30ch]">{text}</p>
            </li>
          ))}
        </ol>
        <ul className="mt-12 grid gap-x-16 border-t-2 border-close-ink md:grid-cols-2">
          {promises.map(({ name, text }) => (
            <li key={name} className="border-b border-close-ink/50 py-5 md:border-0">
              <h3>{name}</h3>
              <p className="mt-1.5">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
