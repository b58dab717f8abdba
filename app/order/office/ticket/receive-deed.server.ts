import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanText } from "../../../server/forms/clean-text";
import { changeOrders } from "../change/change-orders.server";
import { askedFor, failureOf, type Refusal } from "../change/refusal";
import { updatedToasts } from "../list/list-messages";
import { maxLengths } from "../order-labels";
import { type Priority, priorityLabels, type Status, statusLabels } from "../query/filters";
import { getLiveOrder, getOrder } from "./get-order.server";
import { markPaid } from "./mark-paid.server";
import { noteOrder } from "./note-order.server";
import { resolveProblem } from "./payment-problems.server";

/** The result: toasts for the next page, a refusal, or null if there was nothing to do. */
type Done = { toasts: Flash[] } | { refusal: Refusal; status: number } | null;

type Order = Awaited<ReturnType<typeof getLiveOrder>>;

const isStatus = (value: string): value is Status => Object.hasOwn(statusLabels, value);
const isPriority = (value: string): value is Priority => Object.hasOwn(priorityLabels, value);

/** Carries out what a form of the ticket asks for: `intent` names the form. @throws 404 */
export async function receiveDeed(
  context: RequestContext,
  actor: string,
  number: string,
  fields: URLSearchParams,
): Promise<Done> {
  const text = (name: string) => cleanText((fields.get(name) ?? "").toWellFormed()).trim();
  try {
    // Money is owed back for an order in the trash too.
    if (fields.get("intent") === "resolved")
      return await resolved(context, actor, await getOrder(context, number), fields.getAll("payment"));
    const order = await getLiveOrder(context, number);
    switch (fields.get("intent")) {
      case "note":
        return await note(context, actor, order, text("note"), fields.get("form_id"));
      case "paid":
        return await paid(context, actor, order, text("reason"));
      case "change":
        return await change(context, actor, order, fields);
      default:
        return null;
    }
  } catch (error) {
    // No order, which is an answer.
    if (!(error instanceof Error)) throw error;
    context.log.error({ err: error, id: context.requestId }, "order not changed");
    return { refusal: failureOf(fields), status: 503 };
  }
}

async function note(
  context: RequestContext,
  actor: string,
  order: Order,
  typed: string,
  formId: string | null,
): Promise<Done> {
  // Empty notes are ignored (specification section 5).
  if (!typed) return null;
  if (typed.length > maxLengths.note)
    return {
      refusal: { form: "note", title: "Error", description: tooLong("note", maxLengths.note), typed },
      status: 400,
    };
  await noteOrder(context, actor, order.id, typed, formId);
  return { toasts: [{ title: "Note Added", tone: "info" }] };
}

async function paid(context: RequestContext, actor: string, order: Order, typed: string): Promise<Done> {
  const refuse = (title: string, description: string) => ({
    refusal: { form: "paid", typed, title, description } as const,
    status: 400,
  });
  if (!typed) return refuse("Reason Required", "Please say how you know that it is paid.");
  if (typed.length > maxLengths.reason) return refuse("Error", tooLong("reason", maxLengths.reason));
  const changed = await markPaid(context, actor, order.id, typed);
  const title = changed ? "Marked Paid" : "Nothing to Pay";
  const description = `${order.submissionId} ${changed ? "is paid" : "was settled already"}.`;
  return { toasts: [{ title, description, tone: "info" }] };
}

async function resolved(context: RequestContext, actor: string, order: Order, seen: string[]): Promise<Done> {
  const result = await resolveProblem(context, actor, order, seen);
  if (result === "nothing") return null;
  if (result === "resolved") return { toasts: [{ title: "Payment Problem Resolved", tone: "info" }] };
  const description = "Another payment came in meanwhile. Please review it first.";
  return { refusal: { form: "resolved", title: "Not Resolved", description, typed: "" }, status: 409 };
}

async function change(context: RequestContext, actor: string, order: Order, fields: URLSearchParams): Promise<Done> {
  const [status, priority] = [askedFor(fields, "status"), askedFor(fields, "priority")];
  if (status === undefined && priority === undefined) return null;
  const known = (status === undefined || isStatus(status)) && (priority === undefined || isPriority(priority));
  if (!known) return { refusal: failureOf(fields), status: 400 };
  const count = await changeOrders(context, { ids: [order.id], actor }, { status, priority });
  if (count === 0) return { refusal: failureOf(fields), status: 404 };
  return { toasts: updatedToasts({ status, priority }) };
}

function tooLong(what: string, characters: number): string {
  return `Please keep the ${what} to ${characters.toLocaleString("en-US")} characters.`;
}
