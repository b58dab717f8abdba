import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/account/auth.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { readFilters } from "../filters";
import { exportInbox } from "./export-inbox.server";
import { limitEntries } from "./list-entries.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireRight(context, request, "inbox");
  rejectDataRequest(context);
  const filters = readFilters(new URL(request.url).searchParams);
  const today = formatIsoDate(new Date(), context.env.BUSINESS_TIMEZONE);
  return new Response(await exportInbox(limitEntries(context, user), filters), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="messages-${today}.csv"`,
    },
  });
}
