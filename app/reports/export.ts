import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "../account/auth.server";
import { rejectDataRequest } from "../server/http/context.server";
import { readChoice } from "../server/list/list-query";
import { loadReport } from "./load-report.server";
import { isRefused, readPeriod } from "./period.server";
import { reportTables } from "./report-address";
import { makeReportCsv } from "./report-csv.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "reports");
  rejectDataRequest(context);
  const query = new URL(request.url).searchParams;
  const table = readChoice(query, "table", reportTables, null);
  const period = readPeriod(context, query);
  if (!table) throw new Response("We couldn’t find that table.", { status: 404 });
  if (isRefused(period)) throw new Response("Enter two days, such as 2026-11-01 and 2026-11-30.", { status: 400 });
  const { from, to } = period;
  return new Response(makeReportCsv(await loadReport(context, period), table), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="report-${table}-${from}-to-${to}.csv"`,
    },
  });
}
