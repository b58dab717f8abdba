import type { Flash } from "#app/server/http/flash.server";

export const queueErrorToast: Flash = { title: "Error", description: "Failed to queue the message.", tone: "error" };
export const discardErrorToast: Flash = {
  title: "Error",
  description: "Failed to discard the message.",
  tone: "error",
};

export function getFailureToast(intent: unknown): Flash {
  return intent === "discard" ? discardErrorToast : queueErrorToast;
}
