import type { Flash } from "#app/server/http/flash.server";

export const intents = { row: "row", status: "status", delete: "delete", restore: "restore" } as const;

/** Orders are changed in one transaction, which blocks other writers. */
export const MAX_ORDERS_PER_POST = 5000;

export const ROWS_FORM_ID = "rows";
export const ROW_BUTTON = "row";

export const getRowFieldName = (name: "status" | "priority", id: string) => `${name} ${id}`;

/** Set by pages with JavaScript, which get data instead of a redirect. */
export const ENHANCED_FIELD = "enhanced";

export interface ListActionResult {
  ok: boolean;
  toasts: Flash[];
  statusMissing?: string[];
}
