import type { LetterProblem } from "#app/outbox/compose/validate-letter";

export const MAX_ORDERS = 50;

export const PLACEHOLDERS = ["name", "order", "package"] as const;

export const createSendError = (): LetterProblem => ({
  field: null,
  title: "Error",
  description: "We couldn’t send it. Your text is still here. Try again.",
});
