import { visualTypes } from "../packages";

export function Included() {
  const named = visualTypes.filter(({ key }) => key !== "other");
  return (
    <section
      className="wrap pt-[calc(var(--spacing-sec)*.7)] pb-[calc(var(--spacing-sec)*.7+1.5rem)]"
      aria-labelledby="included"
    >
      <div className="grid items-end gap-x-16 gap-y-3 lg:grid-cols-[1fr_auto]">
        <h2 id="included">What counts as one visual</h2>
        <p className="max-w-[38ch] text-ink-2">
          Each of these counts as one visual in your package. You choose how many of each you want.
        </p>
      </div>
      <ul className="poster mt-6 flex flex-wrap gap-x-8 gap-y-0.5 border-t-2 border-ink pt-5 text-3/[1.35]">
        {named.map(({ key, label }) => (
          <li key={key} className="wedge">
            {label}
          </li>
        ))}
        <li className="wedge">Something else? Just ask</li>
      </ul>
    </section>
  );
}
