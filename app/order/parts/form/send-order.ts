import type { ClientActionFunctionArgs } from "@remix-run/react";
import { type OrderProblem, type OrderResult, submissionFailed } from "#app/order/model/form-state";

export type SendResult = OrderResult | { ok: false; values: null; problems: OrderProblem[]; coupon: null };

/** Without this, a broken connection or a 5xx would show Remix's error page in place of everything that was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<SendResult> {
  try {
    const result = await serverAction<OrderResult>();
    if (typeof result?.ok === "boolean") return result;
  } catch (error) {
    console.error(error);
  }
  return { ok: false, values: null, problems: [submissionFailed], coupon: null };
}
