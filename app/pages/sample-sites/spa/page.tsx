import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import cormorant from "../fonts/cormorant.woff2?url";
import cormorantItalic from "../fonts/cormorant-italic.woff2?url";
import jost from "../fonts/jost.woff2?url";
import { Answer, SamplePage } from "../sample-page";
import { createSampleHandle, createSampleLinks, createSampleMeta } from "../sample-route";
import { Day, Intro } from "./day";
import { Visit } from "./find-us";
import { Gift } from "./gift";
import { Hero } from "./hero";
import styles from "./spa.css?url";
import { TideTable } from "./tide-table";
import { readChoice } from "./visit";

export { headers } from "#app/server/http/public-headers";

export const links = createSampleLinks(styles, [cormorant, cormorantItalic, jost]);

export const handle = createSampleHandle((search) => readChoice(search)?.query ?? "");

export const meta = createSampleMeta("spa");

export const loader = ({ request }: LoaderFunctionArgs) => ({ choice: readChoice(new URL(request.url).searchParams) });

export default function EbbAndOak() {
  const { choice } = useLoaderData<typeof loader>();
  return (
    <SamplePage slug="spa" className="ebb">
      <Hero wish={choice?.wish ?? null} />
      {choice?.wish && (
        <div className="ebb-column py-8">
          <Answer title={`You’d love ${choice.wish.sentence}.`}>
            On your own site this shows the open times for it and books the room and the therapist at once.
          </Answer>
        </div>
      )}
      <Intro />
      <TideTable />
      <Day />
      <Gift amount={choice?.gift ?? null} />
      <Visit />
    </SamplePage>
  );
}
