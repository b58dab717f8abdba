import type { Flash } from "#app/server/http/flash.server";

export const failedToQueue: Flash = { title: "Error", description: "Failed to queue the message.", tone: "error" };
export const failedToDiscard: Flash = { title: "Error", description: "Failed to discard the message.", tone: "error" };

/** The toast for a button of the outbox that failed. */
export function failureToast(intent: unknown): Flash {
  return intent === "discard" ? failedToDiscard : failedToQueue;
}
