import { DAY } from "./time/durations";

/**
 * The webhook that an admin had the payment provider create. `key` and `attempt` are idempotency keys: of the request
 * that created the webhook, and of one without an answer yet. `earlier`: the replaced webhooks, as JSON.
 */
export const madeWebhook = {
  name: "made_webhook",
  defaults: { id: "", secret: "", by: "", at: "", key: "", attempt: "", attempt_at: "", earlier: "" },
} as const;

export interface EarlierWebhook {
  id: string;
  secret: string;
  /** When the provider removed the webhook, in milliseconds. Null while it may still send events. */
  goneAt: number | null;
}

// Events of a webhook that is gone may still be on their way.
const LATE_MS = DAY;

export function listEarlierWebhooks({ earlier }: { earlier: string }, now: number): EarlierWebhook[] {
  const all = earlier ? (JSON.parse(earlier) as EarlierWebhook[]) : [];
  return all.filter(({ goneAt }) => goneAt === null || now - goneAt < LATE_MS);
}
