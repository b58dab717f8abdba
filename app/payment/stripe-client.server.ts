import type Stripe from "stripe";
import type { Services } from "../server/services.server";
import { withTimeout } from "../server/time/with-timeout.server";

/** Loaded on demand, because the package takes half a second and 35 MB. */
export const loadStripe = async () => (await import("stripe")).default;

/** With a test key, the provider takes no money and accepts its test cards. */
export const isTestKey = (key: string): boolean => /^(sk|rk)_test_/.test(key);

// Limits all requests to the provider, with retries, during one request to the site.
const TIMEOUT_MS = 8000;

export type Deadline = number;

export const startDeadline = (): Deadline => performance.now() + TIMEOUT_MS;

export class ProviderTimeout extends Error {}

/** Requests that ask several times share a deadline. @throws ProviderTimeout @throws Stripe.errors.StripeError */
export async function askProvider<Answer>(
  { env }: Pick<Services, "env">,
  ask: (stripe: Stripe) => Promise<Answer>,
  deadline = startDeadline(),
): Promise<Answer> {
  const createError = () => new ProviderTimeout(`no answer within ${TIMEOUT_MS / 1000} s`);
  const Client = await loadStripe();
  const { protocol, hostname, port } = new URL(env.STRIPE_API_BASE ?? "https://api.stripe.com");
  const isSafe = protocol === "https:";
  const left = deadline - performance.now();
  if (left <= 0) throw createError();
  return withTimeout(
    left,
    (timeout) => {
      const fetchUntil: typeof fetch = (url, init) =>
        fetch(url, { ...init, signal: AbortSignal.any([timeout, ...(init?.signal ? [init.signal] : [])]) });
      const client = new Client(env.STRIPE_SECRET_KEY ?? "", {
        ...{ host: hostname, port: port || (isSafe ? 443 : 80), protocol: isSafe ? "https" : "http" },
        httpClient: Client.createFetchHttpClient(fetchUntil),
        maxNetworkRetries: 2,
        telemetry: false,
      });
      return ask(client);
    },
    createError,
  );
}

export const isProviderError = (error: unknown): boolean =>
  error instanceof ProviderTimeout || String((error as { type?: unknown } | null)?.type).startsWith("Stripe");

/** For the log: the provider's messages can contain addresses and parts of the key. */
export function describeProviderError(error: unknown) {
  if (error instanceof ProviderTimeout) return { problem: error.message };
  const { type, code, statusCode, requestId, param } = error as Partial<Stripe.errors.StripeError>;
  return { problem: type ?? (error as Error).name, code, status: statusCode, request: requestId, param };
}

/** Whether the provider repeats this error for the same key. Others, such as "too many requests", end by themselves. */
export function isRepeatedAnswer(error: unknown): boolean {
  const { statusCode } = error as Partial<Stripe.errors.StripeError>;
  return statusCode === 400 || (statusCode !== undefined && statusCode >= 500);
}

export function getRefusal(error: unknown): string | null {
  const { type, code, statusCode, param } = error as Partial<Stripe.errors.StripeError>;
  if (statusCode !== 400 || type !== "StripeInvalidRequestError") return null;
  // Another address, or a later try, may be accepted.
  return param === "customer_email" || param === "expires_at" ? null : (code ?? param ?? "unknown");
}

export function explainProviderError(error: unknown): string {
  if (error instanceof ProviderTimeout) return "The payment provider didn’t answer. Try again in a minute.";
  const { statusCode, message } = error as Partial<Stripe.errors.StripeError>;
  if (statusCode === 401) return "The payment provider doesn’t accept the key (STRIPE_SECRET_KEY).";
  if (statusCode === 403) return "The key (STRIPE_SECRET_KEY) is restricted, and doesn’t have the right to do this.";
  if (statusCode === undefined) return "The payment provider couldn’t be reached. Try again in a minute.";
  return statusCode >= 500
    ? "The payment provider has a problem of its own. Try again in a minute."
    : `The payment provider refused: ${message}`;
}
