import { BladeFan } from "#app/ui/marks/blade-fan.tsx";

const steps = [
  ["Discovery & Analysis", "A free call first. Then we watch the work and add up where your hours go."],
  ["Strategic Planning", "We pick what to do first and agree on how you’ll know it worked."],
  [
    "Build & Deploy",
    "We build it, test it on old cases, train your people and turn it on. Most systems are ready in about 1 week.",
  ],
  ["Optimize & Support", "We check its work, fix what’s off and answer your questions."],
] as const;
const perStep = 5;

/** Each step shows five more of the twenty blades; the new ones are orange. */
const listBlades = (step: number) =>
  Array.from({ length: steps.length * perStep }, (_, blade) => {
    if (blade >= step * perStep) return null;
    if (blade >= (step - 1) * perStep) return "fill-hot";
    return blade % 3 === 1 ? "fill-cut" : "fill-leaf";
  });

export function Approach() {
  return (
    <section id="approach" className="@container py-sec" aria-labelledby="approach-title">
      <div className="wrap approach">
        <header>
          <h2 id="approach-title" className="text-1">
            Our approach
          </h2>
          <p className="mt-4 max-w-[28ch] text-ink-2">Four steps, from the first talk to a system you can rely on.</p>
        </header>
        <ol className="border-t-2 border-ink">
          {steps.map(([title, text], index) => (
            <li key={title} className="step">
              <div>
                <h3 className="text-2">
                  <span className="mb-1.5 block font-text text-small font-semibold tracking-normal text-ink-2">
                    Step {index + 1} of {steps.length}
                  </span>{" "}
                  {title}
                </h3>
                <p className="mt-3 max-w-[44ch]">{text}</p>
              </div>
              <BladeFan blades={listBlades(index + 1)} fullness={0.95} hub={54} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
