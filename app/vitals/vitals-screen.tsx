import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { requireRight } from "../account/auth.server";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { listVitals } from "./list-vitals.server";
import { NothingMeasured } from "./nothing-measured";
import { formatValue, metrics, rateNewest } from "./rating";
import { hasTrend } from "./sparkline";
import { VitalDays } from "./vital-days";
import { UnmeasuredScreens, VitalsTables } from "./vitals-table";
import { VitalsVerdict } from "./vitals-verdict";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Web vitals") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "vitals");
  const { days, pages } = await listVitals(context);
  const open = new URL(request.url).searchParams.get("page");
  return { days, pages, open: pages.find(({ page }) => page === open) };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "vitals/vitals-screen");
}

const describeMetric = ({ metric, name, good }: (typeof metrics)[number]) =>
  `${metric}: ${name}, good up to ${formatValue(metric, good)}`;

export default function WebVitals() {
  const { days, pages, open } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title="Web vitals" text="How fast the office loads for your team." />
      {pages.length > 0 ? <VitalsVerdict pages={pages} days={days} /> : null}
      {open ? <VitalDays {...open} days={days} /> : null}
      {pages.length > 0 ? (
        <>
          <h2 className="mt-6 mb-2">All measurements, slowest screen first</h2>
          <VitalsTables pages={pages} open={open?.page} />
          <p className="mt-4 max-w-[100ch] text-fine text-ink-2">
            On the last day we measured, three out of four visits were at least this fast. Bold marks the value closest
            to its limit or furthest over it. Screens are ranked by that value.
            {pages.some(({ rows }) => rows.some(({ days }) => hasTrend(days))) ? (
              <span className="max-lg:hidden">
                {" "}
                The bars show the last two weeks. Those below the dashed line are good.
              </span>
            ) : null}
            {pages.some(({ rows }) => rows.some((row) => rateNewest(row) === null))
              ? " A dash means not measured yet."
              : null}
          </p>
          <ul className="my-2 grid max-w-[100ch] gap-x-6 text-fine text-ink-2 sm:grid-cols-2 lg:hidden">
            {metrics.map((metric) => (
              <li key={metric.metric}>{describeMetric(metric)}</li>
            ))}
          </ul>
          <UnmeasuredScreens pages={pages.map(({ page }) => page)} />
        </>
      ) : (
        <NothingMeasured />
      )}
    </>
  );
}
