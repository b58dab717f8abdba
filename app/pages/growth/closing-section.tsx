import type { Call } from "#app/server/text/call";
import { describeAgreedPrice } from "#app/site";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { BookButton } from "./book-link";

const blades = Array.from({ length: 9 }, (_, blade) =>
  blade === 5 ? "fill-hot" : blade % 2 ? "fill-cut" : "fill-leaf",
);
const lengths = blades.map((blade) => (blade === "fill-hot" ? 410 : 320));

export function ClosingSection({ calls }: { calls: readonly Call[] }) {
  return (
    <section className="overflow-hidden bg-hero text-hero-ink [--focus:var(--color-hero-ink)]" aria-labelledby="ask">
      <div className="wrap growth-closing">
        <div className="grid grid-cols-1 justify-items-start gap-7">
          <h2 id="ask" className="max-w-[6em] text-0">
            Bring one question.
          </h2>
          <p className="max-w-[32ch] text-lead">You don’t need a plan before we talk. We’ll start one together.</p>
          <div>
            <BookButton>Book a Consultation</BookButton>
            <p className="mt-3">
              {["Free", ...listLengths(calls)].join(", ")}. {describeAgreedPrice()}
            </p>
          </div>
        </div>
        <BladeFan blades={blades} lengths={lengths} hub={54} className="closing-fan" />
      </div>
    </section>
  );
}

/** "15 or 30 minutes", or nothing if visitors can book no call. */
function listLengths(calls: readonly Call[]): string[] {
  const lengths = [...new Set(calls.flatMap(({ minutes, length }) => (minutes === null ? [] : length)))];
  return lengths.length > 0 ? [lengths.join(" or ").replace(/ minutes(?= or .* minutes$)/, "")] : [];
}
