import { createErrorToast } from "../ui/feedback/error-toast";

export const queueErrorToast = createErrorToast("We couldn’t queue the message. Try again.");
export const discardErrorToast = createErrorToast("We couldn’t discard the message. Try again.");

export function getFailureToast(intent: unknown) {
  return intent === "discard" ? discardErrorToast : queueErrorToast;
}

export const errorText = "font-semibold text-err wrap-anywhere";
