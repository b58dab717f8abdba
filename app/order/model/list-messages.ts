import type { Flash } from "#app/server/http/flash.server";

export const RESTORE_FAILED = "We couldn’t restore the orders. They’re still in the trash. Try again.";

export function formatOrderCount(count: number): string {
  return `${count} ${count === 1 ? "order" : "orders"}`;
}

/** `count` is null if the selection was too large to read. */
export function describeTooManyOrders(count: number | null, max: number) {
  const selected = count === null ? "Too many orders" : `${count.toLocaleString("en-US")} orders`;
  const description = `${selected} are selected. Pick at most ${max.toLocaleString("en-US")} at a time.`;
  return { title: "Too Many Orders", description };
}

export function getDeleteQuestion(count: number): string {
  return `Are you sure you want to delete ${formatOrderCount(count)}?`;
}

export function getTrashNotice(count: number): string {
  return `${count === 1 ? "It stays" : "They stay"} in the trash for 30 days.`;
}

export function createUpdateToasts({ status, priority }: { status?: string; priority?: string }): Flash[] {
  const titles = [status && "Status Updated", priority && "Priority Updated"].filter((title) => title !== undefined);
  return titles.map((title) => ({ title, tone: "info" }));
}
