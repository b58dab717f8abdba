import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/account/auth.server";
import { exportOrders } from "#app/order/find/export-orders.server";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { readOrderQuery } from "#app/order/find/read-order-query.server";
import { keepKnownPackage, listPackageOptions, readFilters } from "#app/order/model/order-filters";
import { packageList } from "#app/packages/package-list";
import { rejectDataRequest } from "#app/server/http/context.server";
import { formatIsoDate } from "#app/server/time/business-time.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  rejectDataRequest(context);
  const query = new URL(request.url).searchParams;
  const withAmounts = query.has("amounts");
  const today = formatIsoDate(new Date(), context.env.BUSINESS_TIMEZONE);
  const packages = listPackageOptions(await context.settings.list(packageList));
  const filters = keepKnownPackage(readFilters(query), packages);
  const found = await readOrderQuery(context, await listOrderCounts(context.db), filters, Date.now());
  return new Response(exportOrders(context, found, { withAmounts }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="submissions-${withAmounts ? "with-amounts-" : ""}${today}.csv"`,
    },
  });
}
