import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "../../account/auth.server";
import { type RequestContext, rejectDataRequest } from "../../server/http/context.server";
import { CLOSED_POLICY, privateHeaders } from "../../server/http/security.server";
import { streamZip } from "../../server/storage/stream-zip.server";
import { formatMinute } from "../../server/time/business-time.server";
import { makePdf, nameFile } from "../pdf/make-pdf.server";
import { isMonth } from "./month";
import { countReceipts, readMonth } from "./read-receipts.server";
import { CSV_HEAD, toCsvLine } from "./receipt-csv.server";

/** GET /admin/receipts/month.zip?month=2026-11: a PDF file for each receipt and credit note, and a CSV file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const { userId } = await requireRight(context, request, "reports");
  const month = new URL(request.url).searchParams.get("month") ?? "";
  if (!isMonth(month)) throw new Response("Enter a month such as 2026-11.", { status: 400 });
  const count = await countReceipts(context.db, month);
  if (count === 0) throw new Response("There are no receipts in this month.", { status: 404 });
  context.log.info({ user: userId, month, receipts: count }, "receipts downloaded");
  const fail = (error: unknown) => context.log.error({ err: error, month }, "download of receipts broken off");
  return new Response(streamZip(makeFiles(context, month), fail), {
    headers: {
      ...privateHeaders,
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="receipts-${month}.zip"`,
      "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
    },
  });
}

async function* makeFiles(context: RequestContext, month: string) {
  const zone = context.env.BUSINESS_TIMEZONE;
  const lines = [CSV_HEAD];
  for await (const batch of readMonth(context.db, month))
    for (const found of batch) {
      lines.push(toCsvLine(found));
      const { receipt } = found;
      const modified = formatMinute(receipt.createdAt, zone);
      yield { name: nameFile(receipt), modified, bytes: await makePdf(context, found) };
      // Lets other requests run between two files.
      await yieldToEventLoop();
    }
  const bytes = new TextEncoder().encode(lines.join(""));
  yield { name: `receipts-${month}.csv`, modified: formatMinute(new Date(), zone), bytes };
}
