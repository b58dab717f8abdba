import { usePackages } from "#app/packages/use-packages";
import type { DeliveryTerms } from "#app/server/time/delivery-terms";
import { joinAlternatives, limits } from "../model/packages";

const listSteps = (sizes: string, terms: DeliveryTerms) => [
  {
    title: "Pick a package",
    text: sizes ? `${sizes} visuals. Pay once.` : "Pay once.",
  },
  { title: "Choose your mix", text: "Tell us how many of each type you want and what to put on them." },
  {
    title: "Send your pictures",
    text: `JPG, PNG, WebP or GIF, up to ${limits.photoBytes / 1024 / 1024}\u00a0MB each, up to ${limits.photos} files.`,
  },
  { title: "Get your files", text: `${terms.name} is standard. Approve your files and post.` },
];

export function HowItWorks({ terms }: { terms: DeliveryTerms }) {
  const sizes = joinAlternatives(usePackages().map(({ visuals }) => visuals));
  return (
    <section className="on-palm pointed-top py-[clamp(1.75rem,5vw,5rem)]" aria-labelledby="how">
      <div className="wrap">
        <h2 id="how">How it works</h2>
        <ol className="route mt-4 md:mt-9">
          {listSteps(sizes, terms).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="text-palm-2 max-md:hidden md:mt-2 md:max-w-[28ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
