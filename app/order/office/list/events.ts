import type { LoaderFunctionArgs } from "@remix-run/node";
import { mayStillOpen, requireRight } from "#app/account/auth.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { createEventStream } from "#app/server/live/event-stream.server";
import { CHANGED_EVENT } from "#app/ui/live/watch-changes";

/** GET /admin/orders/events. Does not keep the session alive. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireRight(context, request, "orders");
  rejectDataRequest(context);
  return createEventStream(
    ({ send, end }) =>
      context.changes.listen("orders", {
        userId,
        onRevision: (revision) => send(CHANGED_EVENT, revision),
        onEnd: end,
      }),
    () => mayStillOpen(context, request, "orders"),
  );
}
