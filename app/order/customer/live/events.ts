import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { findOpenedOrder, hasOpenedCustomerPage } from "#app/order/access/customer-page-access.server";
import { getNetworkPrefix } from "#app/server/forms/rate-limit.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { createEventStream } from "#app/server/live/event-stream.server";
import { CHANGED_EVENT } from "#app/ui/live/watch-changes";

/** GET /orders/{number}/events. Ends when this browser loses access to the customer page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const order = await findOpenedOrder(context, request, params.number ?? "");
  if (!order) throw data(null, { status: 404 });
  return createEventStream(
    ({ send, end }) =>
      context.changes.listen("order rooms", {
        userId: getNetworkPrefix(context.clientIp),
        recordId: order.id,
        onRevision: (revision) => send(CHANGED_EVENT, revision),
        onEnd: end,
      }),
    () => hasOpenedCustomerPage(context, request, order.id),
  );
}
