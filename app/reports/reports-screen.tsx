import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { useLastLoaded } from "#app/ui/list/use-last-loaded";
import { requireRight } from "../account/auth.server";
import { paths } from "../paths";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { CurrencySection } from "./currency-section";
import { loadReport } from "./load-report.server";
import { isRefused, readPeriod } from "./period.server";
import { loadPeriodBefore } from "./period-before.server";
import { PeriodForm } from "./period-form";
import { ReportFigures } from "./report-figures";
import { toReportView } from "./report-view.server";
import { VisitsSection } from "./visits-section";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Reports") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "reports");
  const period = readPeriod(context, new URL(request.url).searchParams);
  const refused = isRefused(period) ? period : null;
  const shown = isRefused(period) ? period.instead : period;
  const view = toReportView(...(await Promise.all([loadReport(context, shown), loadPeriodBefore(context, shown)])));
  return json({ refused, view }, { status: refused ? 400 : 200 });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "reports/reports-screen");
}

export default function ReportsScreen() {
  const { refused, view: loaded } = useLoaderData<typeof loader>();
  const view = useLastLoaded(refused ? null : loaded) ?? loaded;
  const only = view.currencies.length === 1 ? view.currencies[0] : undefined;
  return (
    <div className="reports">
      <ScreenHead
        title="Reports"
        text={
          <>
            What customers paid, and what you keep. For your bookkeeper: <Link to={paths.adminReceipts}>Receipts</Link>.
          </>
        }
      />
      <PeriodForm period={view.period} refused={refused} />
      <div className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2>{refused ? `Showing ${view.label}` : view.label}</h2>
        {only?.change ? <p>{only.change}</p> : null}
      </div>
      {view.isIncomplete ? (
        <p className="mt-1 text-ink-2">Earlier payments are still being added. Reload this page in a few minutes.</p>
      ) : null}
      {view.currencies.map((sums, index) => (
        <CurrencySection
          key={sums.currency}
          {...{ sums, view }}
          isOnly={view.currencies.length === 1}
          isFirst={index === 0}
        />
      ))}
      {view.currencies.length === 0 ? (
        <div className="mt-3">
          <NoRecords title="No payments in this period">
            <p>Choose another period, or come back after the next payment.</p>
          </NoRecords>
        </div>
      ) : null}
      <VisitsSection visits={view.visits} csv={view.csv} />
      <ReportFigures figures={view.figures} csv={view.csv.figures} />
    </div>
  );
}
