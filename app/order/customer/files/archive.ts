import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { findOpenedOrder } from "#app/order/access/customer-page-access.server";
import { listDeliveries } from "#app/order/deliver/list-deliveries.server";
import { removeHidden } from "#app/order/deliver/visible-files.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { CLOSED_POLICY } from "#app/server/http/security.server";
import { createZip } from "#app/server/storage/zip.server";
import { toZipNames } from "#app/server/storage/zip-names.server";
import { formatMinute } from "#app/server/time/business-time.server";

/** GET /orders/{number}/files.zip: all files of the customer page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const order = await findOpenedOrder(context, request, params.number ?? "");
  const rounds = order ? removeHidden(await listDeliveries(context, order.id)) : [];
  const files = rounds.flatMap(({ deliveries }) => deliveries.flatMap((delivery) => delivery.files));
  if (!order || files.length === 0) throw data(null, { status: 404 });
  const names = toZipNames(files.map((file) => file.name));
  const { size, body } = createZip(
    files.map((file, index) => ({
      name: names[index] ?? file.id,
      size: file.size,
      modified: formatMinute(file.uploadedAt, context.env.BUSINESS_TIMEZONE),
      open: async () => (await context.storage.get(file.path)).body,
    })),
  );
  const headers = {
    "Content-Type": "application/zip",
    "Content-Length": String(size),
    "Content-Disposition": `attachment; filename="${order.submissionId}.zip"`,
    "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
    "Cache-Control": "private, no-store",
  };
  return new Response(body, { headers });
}
