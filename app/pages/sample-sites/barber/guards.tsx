import { guards } from "./shop";

const HEIGHT = 262;
const INCH = 232;

export function Guards() {
  return (
    <section id="number" className="bg-cream py-[clamp(4.4rem,8vw,7.2rem)]" aria-labelledby="number-title">
      <div className="shop">
        <header className="mb-8 grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto] lg:mb-12">
          <h2 id="number-title" className="fat text-brick">
            Ask for it <br />
            by number.
          </h2>
          <p className="lg:w-[min(25rem,30vw)]">
            The number on the clipper guard is how much hair stays, in eighths of an inch. Not sure? Start one longer.
            We can always take more off.
          </p>
        </header>
        <ol className="tin-comb-guards">
          {guards.map(([length, look], number) => (
            <li key={length} className="text-center">
              <svg
                className={`overflow-visible ${number % 2 ? "stroke-oxblood" : "stroke-brick"}`}
                viewBox={`0 0 138 ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path fill="none" strokeWidth="1.5" strokeLinecap="round" d={drawHair(number)} />
              </svg>
              <b className="mt-4 block font-fat text-[min(10vw,clamp(2rem,3.2vw,2.9rem))] leading-none text-brick">
                {number}
              </b>
              <span className="mt-1.5 block text-[1rem] leading-[1.3] font-semibold">{length}</span>{" "}
              <span className="block text-[.875rem] md:px-[6px] leading-[1.3] text-cocoa">{look}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Draws each strand to scale with its guard, with small random differences. */
function drawHair(number: number): string {
  const random = createRandom(7 + number * 7919);
  const tall = (number * INCH) / 8 + 5;
  return Array.from({ length: 46 }, (_, strand) => {
    const bend = (random() - 0.35) * tall * 0.16;
    const top = tall * (0.93 + random() * 0.09);
    const x = (9 + strand * 2.66).toFixed(1);
    return `M${x} ${HEIGHT}q0-${(tall * 0.6).toFixed()} ${bend.toFixed(1)}-${top.toFixed()}`;
  }).join("");
}

/** Seeded, so that the server and every rendering draw the same hair. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
