import type { listErasures } from "../erasures.server";

export function ErasureList({ erasures }: { erasures: Awaited<ReturnType<typeof listErasures>> }) {
  return (
    <section className="panel wrap-anywhere" aria-labelledby="erased">
      <h2 id="erased">What was erased</h2>
      <p className="mt-1 text-ink-2">
        {erasures.length > 0
          ? "The newest 20 erasures. We don’t keep whose data it was."
          : "Nothing yet. Each erasure shows up here with its day and who did it, but not whose data it was."}
      </p>
      <ol className="mt-3 grid empty:hidden gap-[0.6rem]">
        {erasures.map(({ id, at, actor, text }) => (
          <li key={id}>
            <p className="first-letter:uppercase">{text}</p>
            <small className="block">
              {at}, {actor}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
