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
    text: "The hot wedge is your order, prepaid. From there on designers are at work.",
    wheels: [today],
    rim: "stroke-cut",
  },
  {
    day: "Tomorrow",
    title: "It is there",
    text: "Standard delivery is next day, as files you can post.",
    wheels: [tomorrow],
    rim: "stroke-leaf",
  },
  {
    day: "After that",
    title: "We go on",
    text: "Revisions are unlimited, so the wheels roll off the page.",
    wheels: [later, later, later, later],
    rim: "stroke-close-ink [stroke-width:1]",
  },
];

const promises = [
  { name: "Made by designers", text: "From the first flyer to the hundredth graphic." },
  { name: "A reply within 24 hours", text: "One turn of the wheel, for every question." },
];

export function WhyUs() {
  return (
    <section className="overflow-hidden bg-close py-sec text-close-ink" aria-labelledby="why">
      <div className="wrap">
        <header className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto]">
          <h2 id="why" className="text-1">
            Why choose us? <span className="block">Watch the wheels.</span>
          </h2>
          <p className="max-w-[26ch] text-lead">Each wheel is a day, and each of its 24 wedges is an hour.</p>
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
