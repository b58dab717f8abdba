import { paths } from "#app/paths";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { changeOrders } from "../change/change-orders.server";
import { isQuoteOpen } from "../model/quote";
import { formatValidDay, stepQuote } from "./send-quote.server";

type Order = Row<"formSubmissions">;
type Result = { toasts: Flash[] };

export function receiveQuoteStep(
  services: Services,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<Result> | null {
  switch (fields.get("intent")) {
    case "resend_quote":
      return sendAgain(services, actor, order);
    case "extend_quote":
      return extend(services, actor, order);
    case "withdraw_quote":
      return setStatus(services, actor, order, "cancelled");
    case "reopen_quote":
      return setStatus(services, actor, order, "pending_payment");
    default:
      return null;
  }
}

const tell = (title: string, description: string, action?: Flash["action"]): Result => ({
  toasts: [{ title, description, tone: "info", ...(action && { action }) }],
});

const nothing = ({ submissionId }: Order): Result =>
  tell("Nothing Changed", `${submissionId} is already paid, or it isn’t a quote.`);

async function sendAgain(services: Services, actor: string, order: Order): Promise<Result> {
  const sent = await stepQuote(services, actor, order.id, "send");
  if (!sent) return nothing(order);
  return sent.outcome === "expired"
    ? tell("Not Sent", `It was valid until ${formatValidDay(sent.day)}. Extend it first.`)
    : tell("Quote Sent", `${order.submissionId}, to ${order.email}.`);
}

async function extend(services: Services, actor: string, order: Order): Promise<Result> {
  const extended = await stepQuote(services, actor, order.id, "extend");
  if (!extended) return nothing(order);
  return tell(
    "Quote Extended",
    `It’s valid until ${formatValidDay(extended.day)}. We didn’t email the customer about it.`,
  );
}

async function setStatus(
  services: Services,
  actor: string,
  order: Order,
  status: "cancelled" | "pending_payment",
): Promise<Result> {
  const isWithdrawn = status === "cancelled";
  if (!isQuoteOpen(order) || order.orderStatus !== (isWithdrawn ? "pending_payment" : "cancelled"))
    return nothing(order);
  await changeOrders(services, { ids: [order.id], actor }, { status });
  if (!isWithdrawn) return tell("Quote Reopened", `${order.submissionId} can be paid again.`);
  const undo = { label: "Undo", to: paths.adminOrder(order.submissionId), fields: { intent: "reopen_quote" } };
  return tell("Quote Withdrawn", `${order.submissionId} can’t be paid anymore. Its page says so.`, undo);
}
