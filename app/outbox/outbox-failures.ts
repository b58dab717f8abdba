import type { Flash } from "#app/server/http/flash.server";

export const failedToQueue: Flash = { title: "Error", description: "Failed to queue the message.", tone: "error" };
export const failedToDiscard: Flash = { title: "Error", description: "Failed to discard the message.", tone: "error" };

/** What is said when a button of the outbox did not do its work. */
export function failureOf(intent: unknown): Flash {
  return intent === "discard" ? failedToDiscard : failedToQueue;
}
