import type { Flash } from "#app/server/http/flash.server";

/** `3 orders`, `1 order`. */
export function countOrders(count: number): string {
  return `${count} ${count === 1 ? "order" : "orders"}`;
}

/** `count` is null for a selection that was too large to be read. */
export function tooManyOrders(count: number | null, max: number) {
  const selected = count === null ? "Too many orders" : `${count.toLocaleString("en-US")} orders`;
  const description = `${selected} are selected; the limit is ${max.toLocaleString("en-US")} at a time.`;
  return { title: "Too Many Orders", description };
}

/** Specification section 5. */
export function deleteQuestion(count: number): string {
  return `Are you sure you want to delete ${countOrders(count)}?`;
}

export function trashNotice(count: number): string {
  return `${count === 1 ? "It stays" : "They stay"} in the trash for 30 days.`;
}

/** The toasts for the values that were set (specification section 8). */
export function updatedToasts({ status, priority }: { status?: string; priority?: string }): Flash[] {
  const titles = [status && "Status Updated", priority && "Priority Updated"].filter((title) => title !== undefined);
  return titles.map((title) => ({ title, tone: "info" }));
}
