import { Photograph } from "../photograph";

const signs = [
  ["Bare felt", "Sun eats it in weeks. Water follows."],
  ["Lifted edges", "The next gust starts here."],
  ["Loose shingles", "For each one on the lawn, count three up here."],
];

/** Positions on the picture, in the order of the signs. */
const pins = ["left-[34%] top-[32.5%]", "left-[46%] top-[52%]", "left-[58%] top-[67%]"];

export function Storm() {
  return (
    <section id="storm" className="bg-haze lg:grid lg:grid-cols-2" aria-labelledby="storm-title">
      <figure className="delgado-damage">
        <div>
          <Photograph
            name="roofer-damage"
            className="w-full"
            sizes="max(50vw, 20rem)"
            alt="A shingle roof after a storm, with three numbered spots"
          />
          {pins.map((place, index) => (
            <b key={place} className={`delgado-pin ${place}`} aria-hidden="true">
              {index + 1}
            </b>
          ))}
        </div>
      </figure>
      <div className="px-5 pt-9 pb-12 sm:px-[5.6vw] lg:max-w-[42rem] lg:py-[clamp(4.4rem,7.6vw,7rem)]">
        <h2 id="storm-title" className="roof-title">
          After the storm, look&nbsp;up.
        </h2>
        <ol className="mt-5 lg:mt-7">
          {signs.map(([sign, text], index) => (
            <li key={sign} className="grid grid-cols-[min(3.4rem,18%)_minmax(0,1fr)] border-t-2 border-steel/25 py-3.5">
              <b className="font-roof text-[1.9rem] leading-none font-black text-steel" aria-hidden="true">
                {index + 1}
              </b>
              <span>
                <strong className="block">{sign}</strong> {text}
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-5 mb-6">
          We tarp the same day, photograph everything for your insurer, and meet the adjuster on your roof.
        </p>
        <a className="job-button" href="#price">
          Book a storm check
        </a>
      </div>
    </section>
  );
}
