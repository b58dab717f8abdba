import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "#app/account/auth.server";
import { pageTitle } from "#app/site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { NoRecords } from "../ui/list/no-records";
import { listMetrics } from "./metrics.server";
import { Limits, PageMetrics } from "./page-metrics";

export const meta: MetaFunction = () => [{ title: pageTitle("Metrics") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const { days, pages } = await listMetrics(context);
  return { days, pages };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "vitals/metrics");
}

export default function Metrics() {
  const { days, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Metrics</h1>
      <p className="mt-1 max-w-[70ch] text-ink-2">
        How fast these screens are in our own browsers. Three of four measurements were at least as good as the value
        shown; today counts as it goes.
      </p>
      <Limits />
      {pages.length > 0 ? (
        pages.map(({ page, rows }) => <PageMetrics key={page} page={page} days={days} rows={rows} />)
      ) : (
        <div className="records-box mt-4">
          <NoRecords title="Nothing measured yet">
            <p>Browsers report while the office is used. Come back after opening a few screens.</p>
          </NoRecords>
        </div>
      )}
    </>
  );
}
