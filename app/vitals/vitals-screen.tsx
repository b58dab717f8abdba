import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { requireRight } from "../account/auth.server";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { listVitals } from "./list-vitals.server";
import { Limits, PageVitals, UnmeasuredScreens } from "./page-vitals";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Web vitals") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "vitals");
  const { days, pages } = await listVitals(context);
  return { days, pages };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "vitals/vitals-screen");
}

export default function WebVitals() {
  const { days, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Web vitals</h1>
      <p className="mt-1 max-w-[70ch] text-ink-2">
        How fast the back office loads for us. Each bar is one day: three out of four visits were at least that fast.
        Below the dashed line is good. Anything between good and poor needs improvement.
      </p>
      <Limits />
      {pages.length > 0 ? (
        <>
          {pages.map(({ page, rows }) => (
            <PageVitals key={page} page={page} days={days} rows={rows} />
          ))}
          <UnmeasuredScreens pages={pages.map(({ page }) => page)} />
        </>
      ) : (
        <div className="records-box mt-4">
          <NoRecords title="Nothing measured yet">
            <p>Open a few screens of the back office. Their charts show up here.</p>
          </NoRecords>
        </div>
      )}
    </>
  );
}
