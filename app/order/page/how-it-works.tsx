import { usePackages } from "#app/packages/use-packages";
import { joinAlternatives } from "../model/packages";

const listSteps = (sizes: string) => [
  {
    title: "Pick a package",
    text: sizes ? `${sizes} visuals. Pay once.` : "Pay once.",
  },
  { title: "Choose your mix", text: "Decide how many of each type. Order some now and the rest later." },
  { title: "Send your pictures", text: "Optional. Phone photos are fine." },
  { title: "Get your files", text: "Approve them and post, or ask for\u00a0changes." },
];

export function HowItWorks() {
  const sizes = joinAlternatives(usePackages().map(({ visuals }) => visuals));
  return (
    <section className="on-palm pointed-top py-[clamp(1.75rem,5vw,5rem)]" aria-labelledby="how">
      <div className="wrap">
        <h2 id="how">How it works</h2>
        <ol className="route mt-4 md:mt-9">
          {listSteps(sizes).map(({ title, text }) => (
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
