import type { ClientActionFunctionArgs } from "@remix-run/react";
import { type OrderProblem, type OrderResult, submissionFailed } from "./form-state";

/** The server's answer, or word that there was none; then everything that is typed stays as it is. */
export type SendResult = OrderResult | { ok: false; values: null; problems: OrderProblem[] };

/**
 * Sends the order where JavaScript runs. Without this a broken connection or a 5xx would put Remix's error page in
 * the form's place, and everything typed would be gone.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<SendResult> {
  try {
    const result = await serverAction<OrderResult>();
    if (typeof result?.ok === "boolean") return result;
  } catch (error) {
    console.error(error);
  }
  return { ok: false, values: null, problems: [submissionFailed] };
}
