import type { Flash } from "../server/http/flash.server";

export const queueErrorToast: Flash = {
  title: "Error",
  description: "We couldn’t queue the message. Try again.",
  tone: "error",
};
export const discardErrorToast: Flash = {
  title: "Error",
  description: "We couldn’t discard the message. Try again.",
  tone: "error",
};

export function getFailureToast(intent: unknown): Flash {
  return intent === "discard" ? discardErrorToast : queueErrorToast;
}
