import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/account/auth.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { readFilters } from "#app/shop/model/sale-filters";
import { exportSales } from "#app/shop/sales/export-sales.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "sales");
  rejectDataRequest(context);
  const filters = readFilters(new URL(request.url).searchParams);
  const today = formatIsoDate(new Date(), context.env.BUSINESS_TIMEZONE);
  return new Response(exportSales(context, filters), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sales-${today}.csv"`,
    },
  });
}
