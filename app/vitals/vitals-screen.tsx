import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { requireRight } from "../account/auth.server";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { listVitals, type VitalsOfPage } from "./list-vitals.server";
import { rateNewest } from "./rating";
import { VitalDays } from "./vital-days";
import { UnmeasuredScreens, VitalsTables } from "./vitals-table";

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

function describeSlow(pages: readonly VitalsOfPage[]): string {
  const slow = pages.filter(({ rows }) => rows.some((row) => (rateNewest(row)?.rating ?? "good") !== "good")).length;
  if (pages.length === 0) return "";
  if (slow === 0) return "All are good.";
  return `${slow} of ${pages.length} need${slow === 1 ? "s" : ""} work.`;
}

export default function WebVitals() {
  const { days, pages, open } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead
        title="Web vitals"
        text={`How fast the office loads for your team, slowest screen first. ${describeSlow(pages)}`.trim()}
      />
      {open ? <VitalDays {...open} days={days} /> : null}
      {pages.length > 0 ? (
        <>
          <VitalsTables pages={pages} open={open?.page} />
          <p className="mt-4 max-w-[100ch] text-fine text-ink-2">
            On the last day we measured, three out of four visits were at least this fast.
            <span className="max-lg:hidden">
              {" "}
              The bars show the last two weeks. Those below the dashed line are good.
            </span>
          </p>
          <UnmeasuredScreens pages={pages.map(({ page }) => page)} />
        </>
      ) : (
        <div className="records-box mt-4">
          <NoRecords title="Nothing measured yet">
            <p>Open a few screens of the office, and their load times show up here.</p>
          </NoRecords>
        </div>
      )}
    </>
  );
}
