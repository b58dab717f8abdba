import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import styles from "./automation.css?url";
import { AutomationHero, Close, Strip } from "./frame";
import { TradeCard } from "./trade-card";
import { Letters } from "./trade-index";
import { trades } from "./trades";

export { headers } from "#app/server/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle("Automation from A to Z") },
  {
    name: "description",
    content:
      "What we automate, from automotive to travel: twenty industries in order of the alphabet, four services each and what you have from them.",
  },
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

/** The same content as the page in bands, which is the one that search engines should list. */
export function loader({ context }: LoaderFunctionArgs) {
  return { canonical: context.env.ORIGIN + paths.automationServices };
}

const sorted = [...trades].sort((one, other) => one.name.localeCompare(other.name, "en"));
const half = Math.ceil(sorted.length / 2);

/** The trades as a directory: A to Z in two columns. */
export default function AutomationPage() {
  return (
    <>
      <AutomationHero
        title="What could run by itself, from A to Z."
        lead="Twenty industries with four services each, and what you have from every one. The AI audit is free and takes 15 minutes."
      >
        <Letters trades={sorted} />
      </AutomationHero>
      <section className="bg-paper py-sec" aria-labelledby="directory">
        <div className="wrap">
          <h2 id="directory" className="text-1">
            The directory
          </h2>
          <div className="directory">
            {[sorted.slice(0, half), sorted.slice(half)].map((column) => (
              <div key={column[0]?.id}>
                {column.map((trade) => (
                  <TradeCard key={trade.id} trade={trade} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </section>
      <Strip label="Book Your Free Consultation">
        Most systems are ready in about 1 week. You say which of the four comes first.
      </Strip>
      <Close label="Book a Free Consultation Now" />
    </>
  );
}
