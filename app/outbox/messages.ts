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
  /** The order that it is about. */
  order: string | null;
  /** The recipient of a mail, the host of a webhook. */
  to: string;
  attempts: number;
  /** When it is due, or when it was finished. */
  when: string;
  error: string | null;
}

/** What stands before the colon of a message's key, and what the office calls it. */
export const names: Record<string, string> = {
  "order-lead": "Lead webhook",
  "order-team": "Admin notice",
  "order-customer": "Order received",
  "payment-customer": "Payment received",
  "payment-odd": "Payment problem",
  letter: "Letter to the customer",
};

/** What the office calls a message: `order-lead:…` is the "Lead webhook"; a kind without a name is called by its key. */
export function nameOf(dedupeKey: string): string {
  const kind = dedupeKey.split(":", 1)[0] ?? "";
  const words = kind.replaceAll(/[-_]+/g, " ").trim();
  return names[kind] ?? (words ? words[0]?.toUpperCase() + words.slice(1) : "Message");
}

/** The kinds whose name holds what was typed (lower case) from the start of a word: "tom" is no customer's letter. */
export function kindsNamed(typed: string): string[] {
  return Object.entries(names).flatMap(([kind, name]) =>
    ` ${name.toLowerCase()}`.includes(` ${typed}`) ? [kind] : [],
  );
}

/** The list's filters in the address of one of its messages, as `?q=dana`. */
export function keptFilters(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete("discard");
  return kept.size > 0 ? `?${kept}` : "";
}
