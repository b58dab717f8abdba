import type { Row } from "#drizzle/schema";

/** The first three are "pending" in the database, distinguished by attempts and lease. */
export const messageStates = ["waiting", "sending", "retrying", "sent", "dead"] as const;
export type MessageState = (typeof messageStates)[number];

export const stateLabels: Record<MessageState, string> = {
  waiting: "Waiting",
  sending: "Sending",
  retrying: "Retrying",
  sent: "Sent",
  dead: "Failed",
};

export const NO_MAIL_SERVER = "Not sent: no mail server";

export const NOT_NEEDED = "Not needed";

export function getMessageState(
  { state, attempts, lockedUntil }: Pick<Row<"outbox">, "state" | "attempts" | "lockedUntil">,
  now: Date,
): MessageState {
  if (state !== "pending") return state;
  if (lockedUntil && lockedUntil > now) return "sending";
  return attempts === 0 ? "waiting" : "retrying";
}
