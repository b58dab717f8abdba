import { visualTypes } from "../model/packages";

export function Included() {
  const named = visualTypes.filter(({ key }) => key !== "other");
  return (
    <section className="wrap pt-2 pb-8 md:pt-0 md:pb-[calc(var(--spacing-sec)*.7+1.5rem)]" aria-labelledby="included">
      <h2 id="included">What you’ll get</h2>
      <p className="mt-3 max-w-[58ch] text-ink-2">
        Each item below is one visual. Approve your files and they’re yours to use, in print and online.
      </p>
      <ul className="included mt-3 gap-x-4 border-t-2 border-ink pt-2.5 text-small/[1.55] font-semibold md:poster md:mt-6 lg:grid-cols-3 md:gap-x-8 md:pt-5 md:text-3/[1.35]">
        {named.map(({ key, label }) => (
          <li key={key} className="wedge">
            {label}
          </li>
        ))}
        <li className="wedge">Anything else? Ask</li>
      </ul>
    </section>
  );
}
