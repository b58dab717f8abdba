import type { Env } from "./env.server";

/** The payment link of each option that is paid for. */
export function paymentLinks(env: Env): Record<"basic" | "starter" | "growth" | "pro" | "test", string | undefined> {
  return {
    basic: env.PAYMENT_LINK_BASIC,
    starter: env.PAYMENT_LINK_STARTER,
    growth: env.PAYMENT_LINK_GROWTH,
    pro: env.PAYMENT_LINK_PRO,
    test: env.PAYMENT_LINK_TEST,
  };
}
