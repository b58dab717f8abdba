import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { ENHANCED, intents, MAX_ORDERS_PER_POST, ROW, rowField } from "../list/list-form";
import { countOrders, tooManyOrders, updatedToasts } from "../list/list-messages";
import { priorityLabels, statusLabels } from "../query/filters";
import { type Change, changeOrders, deleteOrders, restoreOrders } from "./change-orders.server";
import { askedFor, failedUpdates } from "./refusal";

export interface Received {
  /** 303 leads back to the list; everything else is answered with the list and the toast. */
  status: 303 | 400 | 404 | 500;
  toasts: Flash[];
  /** The orders that were selected, if no status was chosen for them. */
  statusMissing?: string[];
  enhanced: boolean;
  /** Where the form was, a path of the office. */
  back: string;
}

/** Only addresses of the office, as a browser writes them: a form must not redirect elsewhere. */
export const OFFICE_PATH = /^\/admin(?![^/?])[!-[\]-~]*$/;

/**
 * Reads a post of the list and does what it says, whole or not at all (toasts: specification section 8).
 * @param actor whose name the history gets
 */
export async function receiveChange(context: RequestContext, actor: string): Promise<Received> {
  const { fields: sent, fieldsTruncated } = await receiveForm(context, { longField: true });
  const fields = ofPressedRow(sent);
  const back = fields.get("back") ?? "";
  const received = { enhanced: fields.has(ENHANCED), back: OFFICE_PATH.test(back) ? back : paths.admin };
  const intent = intentOf(fields);
  const deed = readDeed(fields);
  const refuse = (status: 400 | 404 | 500): Received => ({
    ...received,
    status,
    toasts: failures[intent ?? "row"](fields).map((description) => ({ title: "Error", description, tone: "error" })),
  });
  // Addresses of several forms are one: `id` once each, or all of them in one field.
  const ids = fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean));
  if (fieldsTruncated || ids.length > MAX_ORDERS_PER_POST)
    return {
      ...received,
      status: 400,
      toasts: [{ ...tooManyOrders(fieldsTruncated ? null : ids.length, MAX_ORDERS_PER_POST), tone: "error" }],
    };
  const statusMissing = intent === "status" && fields.get("status") === "";
  if (statusMissing && ids.length > 0) return { ...received, status: 400, toasts: [], statusMissing: ids };
  if (!deed && !statusMissing) return refuse(400);
  if (!deed || ids.length === 0) return { ...received, status: 303, toasts: [] };
  try {
    const toasts = await perform(context, { ids, actor }, deed);
    return toasts ? { ...received, status: 303, toasts } : refuse(404);
  } catch (error) {
    context.log.error({ err: error, id: context.requestId, intent: deed.intent }, "orders not changed");
    return refuse(500);
  }
}

/** What the pressed button of the list's form means: its order, what the page showed of it, and its two selects. */
function ofPressedRow(sent: URLSearchParams): URLSearchParams {
  const [id = "", status = "", priority = ""] = (sent.get(ROW) ?? "").split(" ");
  if (!id) return sent;
  const fields = new URLSearchParams({ intent: intents.row, id, shown_status: status, shown_priority: priority });
  for (const name of ["back", "status", "priority"] as const) {
    const value = sent.get(name === "back" ? name : rowField(name, id));
    if (value !== null) fields.set(name, value);
  }
  return fields;
}

interface Deed extends Change {
  intent: keyof typeof intents;
}

/** Null: unknown, or with a value that is none. */
function readDeed(fields: URLSearchParams): Deed | null {
  const intent = intentOf(fields);
  if (!intent) return null;
  if (intent === "delete" || intent === "restore") return { intent };
  const status = askedFor(fields, "status");
  const priority = intent === "row" ? askedFor(fields, "priority") : undefined;
  if (status !== undefined && !Object.hasOwn(statusLabels, status)) return null;
  if (priority !== undefined && !Object.hasOwn(priorityLabels, priority)) return null;
  if (intent === "status" && !status) return null;
  return { intent, status: status as Change["status"], priority: priority as Change["priority"] };
}

function intentOf(fields: URLSearchParams): Deed["intent"] | undefined {
  return Object.values(intents).find((value) => value === fields.get("intent"));
}

const failures: Record<Deed["intent"], (fields: URLSearchParams) => string[]> = {
  row: failedUpdates,
  status: () => ["Failed to update orders"],
  delete: () => ["Failed to delete orders"],
  restore: () => ["Failed to restore orders"],
};

/** Null: none of the orders is there any more. */
async function perform(context: RequestContext, chosen: { ids: string[]; actor: string }, deed: Deed) {
  const done = (title: string, description?: string, action?: Flash["action"]): Flash[] => [
    { title, description, tone: "info", action },
  ];
  if (deed.intent === "delete") {
    const ids = await deleteOrders(context, chosen);
    const fields = { intent: intents.restore, id: ids.join(",") };
    const undo = { label: "Undo", to: paths.admin, fields };
    const words = `${countOrders(ids.length)} ${ids.length === 1 ? "has" : "have"} been deleted`;
    return ids.length > 0 ? done("Orders Deleted", words, undo) : null;
  }
  if (deed.intent === "restore") {
    const { length } = await restoreOrders(context, chosen);
    return length > 0 ? done("Orders Restored", `${countOrders(length)} ${length === 1 ? "is" : "are"} back`) : null;
  }
  const count = await changeOrders(context, chosen, deed);
  if (count === 0) return null;
  if (deed.intent === "status" && deed.status)
    return done("Bulk Update Complete", `${countOrders(count)} updated to ${statusLabels[deed.status]}`);
  return updatedToasts(deed);
}
