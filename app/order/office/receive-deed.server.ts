import type { RequestContext } from "#app/server/context.server";
import type { Flash } from "#app/server/flash.server";
import type { Row } from "#drizzle/schema";
import { clean } from "../mail-layout.server";
import { changeOrders } from "./change-orders.server";
import { type Priority, priorityLabels, type Status, statusLabels } from "./filters";
import { markPaid } from "./mark-paid.server";
import { noteOrder } from "./note-order.server";
import { most } from "./order-words";

/** Why a form of the ticket was not carried out, with what was typed into it. */
export interface Refusal {
  form: "note" | "paid" | "change";
  title: string;
  description: string;
  typed: string;
}

/** What became of it: a toast for the next page, a refusal, or null when there was nothing to do. */
type Done = { toast: Flash } | { refusal: Refusal; status: number } | null;

type Order = Pick<Row<"formSubmissions">, "id" | "submissionId">;

const isStatus = (value: string): value is Status => Object.hasOwn(statusLabels, value);
const isPriority = (value: string): value is Priority => Object.hasOwn(priorityLabels, value);

/** Carries out what a form of the ticket asks for: `intent` names the form. */
export function receiveDeed(
  context: RequestContext,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<Done> | Done {
  const text = (name: string) => clean((fields.get(name) ?? "").toWellFormed()).trim();
  switch (fields.get("intent")) {
    case "note":
      return note(context, actor, order, text("note"));
    case "paid":
      return paid(context, actor, order, text("reason"));
    case "change":
      return change(context, actor, order, fields);
    default:
      return null;
  }
}

async function note(context: RequestContext, actor: string, order: Order, typed: string): Promise<Done> {
  // Empty notes are ignored (specification section 5).
  if (!typed) return null;
  const refusal = { form: "note", title: "Error", typed } as const;
  if (typed.length > most.note)
    return { refusal: { ...refusal, description: tooLong("note", most.note) }, status: 400 };
  try {
    await noteOrder(context, actor, order.id, typed);
    return { toast: { title: "Note Added", tone: "info" } };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "note not added");
    return { refusal: { ...refusal, description: "Failed to add note" }, status: 503 };
  }
}

async function paid(context: RequestContext, actor: string, order: Order, typed: string): Promise<Done> {
  const refusal = { form: "paid", typed } as const;
  const refuse = (title: string, description: string, status = 400) => ({
    refusal: { ...refusal, title, description },
    status,
  });
  if (!typed) return refuse("Reason Required", "Please say how you know that it is paid.");
  if (typed.length > most.reason) return refuse("Error", tooLong("reason", most.reason));
  try {
    const changed = await markPaid(context, actor, order.id, typed);
    const title = changed ? "Marked Paid" : "Nothing to Pay";
    const description = `${order.submissionId} ${changed ? "is paid" : "was settled already"}.`;
    return { toast: { title, description, tone: "info" } };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "not marked paid");
    return refuse("Error", "Failed to mark the order paid", 503);
  }
}

/** A field that still says what the page showed is no change: somebody else may have changed that one meanwhile. */
async function change(context: RequestContext, actor: string, order: Order, fields: URLSearchParams): Promise<Done> {
  const asked = (name: string) => {
    const value = fields.get(name);
    return value === null || value === fields.get(`shown_${name}`) ? undefined : value;
  };
  const [status, priority] = [asked("status"), asked("priority")];
  if (status === undefined && priority === undefined) return null;
  const what = status === undefined ? "priority" : "status";
  const refusal = { form: "change", title: "Error", description: `Failed to update ${what}`, typed: "" } as const;
  const known = (status === undefined || isStatus(status)) && (priority === undefined || isPriority(priority));
  if (!known) return { refusal, status: 400 };
  try {
    const chosen = { ids: [order.id], actor };
    const count = await changeOrders(context, chosen, { status, priority });
    if (count === 0) return { refusal, status: 404 };
    return { toast: { title: what === "status" ? "Status Updated" : "Priority Updated", tone: "info" } };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "order not changed");
    return { refusal, status: 503 };
  }
}

function tooLong(what: string, characters: number): string {
  return `Please keep the ${what} to ${characters.toLocaleString("en-US")} characters.`;
}
