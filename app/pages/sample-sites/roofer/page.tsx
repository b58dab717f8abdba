import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import bigShoulders from "../fonts/big-shoulders.woff2?url";
import figtree from "../fonts/figtree.woff2?url";
import { Answer, SamplePage } from "../sample-page";
import { createSampleHandle, createSampleLinks, createSampleMeta } from "../sample-route";
import { Hero } from "./hero";
import { Money } from "./money";
import { Prices } from "./prices";
import styles from "./roofer.css?url";
import { findRoof } from "./roofs";
import { Storm } from "./storm";
import { Promises, Week } from "./week";

export { headers } from "#app/server/http/public-headers";

export const links = createSampleLinks(styles, [bigShoulders, figtree]);

export const handle = createSampleHandle((search) => {
  const roof = findRoof(search);
  return roof ? `?roof=${roof.id}` : "";
});

export const meta = createSampleMeta("roofer");

export const loader = ({ request }: LoaderFunctionArgs) => ({ roof: findRoof(new URL(request.url).searchParams) });

export default function Delgado() {
  const { roof } = useLoaderData<typeof loader>();
  return (
    <SamplePage slug="roofer" className="delgado">
      <Hero roof={roof} />
      {roof && (
        <div className="jobsite py-8">
          <Answer title={`${roof.name}: your price comes in writing, within 24 hours.`}>
            The address and the number that you typed never left your browser. On your own site this opens a job,
            measures the roof from the air and texts the price.
          </Answer>
        </div>
      )}
      <Facts />
      <Prices />
      <Storm />
      <Week />
      <Promises />
      <Money />
    </SamplePage>
  );
}

const facts = [
  ["31 years", "on roofs in West Orange County"],
  ["5 days", "for shingle and metal. Tile takes 8."],
  ["10 years", "on our labor, in writing, transferable"],
  ["$0", "due until you’ve seen it finished"],
];

function Facts() {
  return (
    <section className="bg-slate text-chalk" aria-label="Delgado & Daughter in numbers">
      <dl className="jobsite grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] gap-x-8 gap-y-6 py-8 lg:py-10 lg:grid-cols-4">
        {facts.map(([figure, text]) => (
          <div key={figure}>
            <dt className="font-roof text-[min(9vw,clamp(2.25rem,4.5vw,4rem))] leading-[.95] font-black whitespace-nowrap text-amber">
              {figure}
            </dt>
            <dd className="mt-2 text-[1.0625rem] leading-[1.35] text-haze">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
