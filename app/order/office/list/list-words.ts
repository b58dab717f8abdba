import type { Flash } from "#app/server/http/flash.server";

/** `3 orders`, `1 order`. */
export function orders(count: number): string {
  return `${count} ${count === 1 ? "order" : "orders"}`;
}

/** The most orders that one post may change: they are one transaction, for which others wait. */
export const MOST_AT_ONCE = 5000;

/** The message for a selection that is too large; `count` is null if it was too large to be read. */
export function tooManyOrders(count: number | null, most: number) {
  const selected = count === null ? "Too many orders" : `${count.toLocaleString("en-US")} orders`;
  const description = `${selected} are selected; the limit is ${most.toLocaleString("en-US")} at a time.`;
  return { title: "Too Many Orders", description };
}

/** The question before orders go into the trash (specification section 5). */
export function deleteQuestion(count: number): string {
  return `Are you sure you want to delete ${orders(count)}?`;
}

/** What becomes of them, under that question. */
export function trashNotice(count: number): string {
  return `${count === 1 ? "It stays" : "They stay"} in the trash for 30 days.`;
}

/** The messages for an order whose status, priority or both were set (specification section 8). */
export function updatedToasts({ status, priority }: { status?: string; priority?: string }): Flash[] {
  const titles = [status && "Status Updated", priority && "Priority Updated"].filter((title) => title !== undefined);
  return titles.map((title) => ({ title, tone: "info" }));
}

/** What the list's posts are told apart by, and their fields. */
export const intents = { row: "row", status: "status", delete: "delete", restore: "restore" } as const;

/** The form of the list's rows, for browsers without JavaScript, and the name of its buttons. */
export const ROWS_FORM = "rows";
export const ROW = "row";

/** The name of a select of the list, of the order with this id. */
export const rowField = (name: "status" | "priority", id: string) => `${name} ${id}`;

/** The event that says that the orders changed; its data is their revision. */
export const ORDERS_CHANGED = "orders";

/** A post from a page that runs JavaScript: it wants an answer and no redirect. */
export const ENHANCED = "enhanced";
