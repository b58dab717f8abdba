import type { RecordLink } from "#app/server/feature.server";

/** What a message is doing, as the office sees it: the three kinds of pending are told apart by attempts and lease. */
export const STATES = ["waiting", "sending", "retrying", "sent", "dead"] as const;
export type MessageState = (typeof STATES)[number];

export const stateNames: Record<MessageState, string> = {
  waiting: "Waiting",
  sending: "Sending",
  retrying: "Retrying",
  sent: "Sent",
  dead: "Dead",
};

/** One line of the list. Times are written out in BUSINESS_TIMEZONE. */
export interface Message {
  id: string;
  state: MessageState;
  kind: "mail" | "webhook";
  name: string;
  /** The record that it is about. */
  about: RecordLink | null;
  /** The recipient of a mail, the host of a webhook. */
  to: string;
  attempts: number;
  /** When it is due, or when it was finished. */
  when: string;
  error: string | null;
}

/** The list's filters in the address of one of its messages, as `?q=dana`. */
export function keptFilters(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete("discard");
  return kept.size > 0 ? `?${kept}` : "";
}
