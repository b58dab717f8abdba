/** The intents of the list's posts. */
export const intents = { row: "row", status: "status", delete: "delete", restore: "restore" } as const;

/** They change orders in one transaction, for which others wait. */
export const MAX_ORDERS_PER_POST = 5000;

/** The id of the form of all rows, for browsers without JavaScript, and the name of its buttons. */
export const ROWS_FORM = "rows";
export const ROW = "row";

/** The name of a row's select. */
export const rowField = (name: "status" | "priority", id: string) => `${name} ${id}`;

/** A field of posts from pages that run JavaScript, which get an answer instead of a redirect. */
export const ENHANCED = "enhanced";

/** The server-sent event for a change of the orders. Its data is the revision. */
export const ORDERS_CHANGED = "orders";
