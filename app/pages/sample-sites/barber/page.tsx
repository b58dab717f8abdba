import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import archivo from "../fonts/archivo.woff2?url";
import shrikhand from "../fonts/shrikhand.woff2?url";
import { SamplePage } from "../sample-page";
import { createSampleHandle, createSampleLinks, createSampleMeta } from "../sample-route";
import styles from "./barber.css?url";
import { Chairs } from "./chairs";
import { Guards } from "./guards";
import { Hero } from "./hero";
import { Prices } from "./prices";
import { readChoice } from "./shop";
import { Rules, Visit } from "./visit";

export { headers } from "#app/server/http/public-headers";

export const links = createSampleLinks(styles, [shrikhand, archivo]);

export const handle = createSampleHandle((search) => {
  const choice = readChoice(search);
  return choice ? `?chair=${choice.chair.id}&cut=${choice.cut.id}` : "";
});

export const meta = createSampleMeta("barber");

export const loader = ({ request }: LoaderFunctionArgs) => ({ choice: readChoice(new URL(request.url).searchParams) });

export default function TinComb() {
  const { choice } = useLoaderData<typeof loader>();
  return (
    <SamplePage slug="barber" className="tin-comb">
      <Hero />
      <Prices />
      <Guards />
      <Chairs choice={choice} />
      <Rules />
      <Visit />
    </SamplePage>
  );
}
