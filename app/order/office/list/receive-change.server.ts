import { type BulkChange, changeOrders } from "#app/order/change/change-orders.server";
import { listFailedUpdates, readChangedField } from "#app/order/model/form-errors";
import { ENHANCED_FIELD, getRowFieldName, intents, MAX_ORDERS_PER_POST, ROW_BUTTON } from "#app/order/model/list-form";
import {
  createUpdateToasts,
  describeTooManyOrders,
  formatOrderCount,
  RESTORE_FAILED,
} from "#app/order/model/list-messages";
import { priorityLabels, statusLabels } from "#app/order/model/order-filters";
import { ORDER_KIND } from "#app/order/model/order-labels";
import { OFFICE_PATH, paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { deleteRecords, restoreRecords } from "#app/trash/move-records.server";
import { createErrorToast } from "#app/ui/feedback/error-toast";

export interface ChangeResult {
  /** 303 redirects to the list. The other values render the list with the toasts. */
  status: 303 | 400 | 404 | 500;
  toasts: Flash[];
  statusMissing?: string[];
  enhanced: boolean;
  back: string;
}

export async function receiveChange(context: RequestContext, actor: string): Promise<ChangeResult> {
  const { fields: form, fieldsTruncated } = await receiveForm(context, { longField: true, reportsTruncation: true });
  const fields = readRowFields(form);
  const back = fields.get("back") ?? "";
  const base = { enhanced: fields.has(ENHANCED_FIELD), back: OFFICE_PATH.test(back) ? back : paths.admin };
  const intent = readIntent(fields);
  const listAction = readListAction(fields);
  const createFailure = (status: 400 | 404 | 500): ChangeResult => ({
    ...base,
    status,
    toasts: failureMessages[intent ?? "row"](fields).map(createErrorToast),
  });
  // The id field may be repeated or hold a comma-separated list.
  const ids = fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean));
  if (fieldsTruncated || ids.length > MAX_ORDERS_PER_POST)
    return {
      ...base,
      status: 400,
      toasts: [{ ...describeTooManyOrders(fieldsTruncated ? null : ids.length, MAX_ORDERS_PER_POST), tone: "error" }],
    };
  const statusMissing = intent === "status" && fields.get("status") === "";
  if (statusMissing && ids.length > 0) return { ...base, status: 400, toasts: [], statusMissing: ids };
  if (!listAction && !statusMissing) return createFailure(400);
  if (!listAction || ids.length === 0) return { ...base, status: 303, toasts: [] };
  try {
    const toasts = await performAction(context, { ids, actor }, listAction);
    return toasts ? { ...base, status: 303, toasts } : createFailure(404);
  } catch (error) {
    context.log.error({ err: error, id: context.requestId, intent: listAction.intent }, "orders not changed");
    return createFailure(500);
  }
}

function readRowFields(form: URLSearchParams): URLSearchParams {
  const [id = "", status = "", priority = ""] = (form.get(ROW_BUTTON) ?? "").split(" ");
  if (!id) return form;
  const fields = new URLSearchParams({ intent: intents.row, id, shown_status: status, shown_priority: priority });
  for (const name of ["back", "status", "priority"] as const) {
    const value = form.get(name === "back" ? name : getRowFieldName(name, id));
    if (value !== null) fields.set(name, value);
  }
  return fields;
}

interface ListAction extends BulkChange {
  intent: keyof typeof intents;
}

function readListAction(fields: URLSearchParams): ListAction | null {
  const intent = readIntent(fields);
  if (!intent) return null;
  if (intent === "delete" || intent === "restore") return { intent };
  const status = readChangedField(fields, "status");
  const priority = intent === "row" ? readChangedField(fields, "priority") : undefined;
  if (status !== undefined && !Object.hasOwn(statusLabels, status)) return null;
  if (priority !== undefined && !Object.hasOwn(priorityLabels, priority)) return null;
  if (intent === "status" && !status) return null;
  return { intent, status: status as BulkChange["status"], priority: priority as BulkChange["priority"] };
}

function readIntent(fields: URLSearchParams): ListAction["intent"] | undefined {
  return Object.values(intents).find((value) => value === fields.get("intent"));
}

const failureMessages: Record<ListAction["intent"], (fields: URLSearchParams) => string[]> = {
  row: listFailedUpdates,
  status: () => ["Failed to update orders"],
  delete: () => ["Failed to delete orders"],
  restore: () => [RESTORE_FAILED],
};

async function performAction(
  context: RequestContext,
  selection: { ids: string[]; actor: string },
  listAction: ListAction,
) {
  const createToast = (title: string, description?: string, action?: Flash["action"]): Flash[] => [
    { title, description, tone: "info", action },
  ];
  if (listAction.intent === "delete") {
    const ids = await deleteRecords(context, ORDER_KIND, selection);
    const fields = { intent: intents.restore, id: ids.join(",") };
    const undo = { label: "Undo", to: paths.admin, fields };
    const text = `${formatOrderCount(ids.length)} ${ids.length === 1 ? "has" : "have"} been deleted`;
    return ids.length > 0 ? createToast("Orders Deleted", text, undo) : null;
  }
  if (listAction.intent === "restore") {
    const { length } = await restoreRecords(context, ORDER_KIND, selection);
    return length > 0
      ? createToast("Orders Restored", `${formatOrderCount(length)} ${length === 1 ? "is" : "are"} back`)
      : null;
  }
  const count = await changeOrders(context, selection, listAction);
  if (count === 0) return null;
  if (listAction.intent === "status" && listAction.status)
    return createToast(
      "Bulk Update Complete",
      `${formatOrderCount(count)} updated to ${statusLabels[listAction.status]}`,
    );
  return createUpdateToasts(listAction);
}
