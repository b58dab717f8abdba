import { listTexts, type PostDescription, type PostWords } from "../server/forms/post-words";
import type { InboxStatus } from "../server/inbox-source.server";
import { toTitleCase } from "../server/text/clean-text";

export const inboxStatuses = ["new", "answered", "spam"] as const satisfies readonly InboxStatus[];

/** Late messages are new ones that have waited longer than the time for a reply. */
export const inboxViews = ["new", "late", "answered", "spam"] as const satisfies readonly (InboxStatus | "late")[];
export type InboxView = (typeof inboxViews)[number];

export const inboxStatusLabels: Record<InboxView, string> = {
  new: "New",
  late: "Late",
  answered: "Answered",
  spam: "Spam",
};

/** `late` is missing because StatusLabel draws a triangle for it. */
export const inboxStatusMarks = {
  new: { shape: "empty", tone: "sun" },
  answered: { shape: "full" },
  spam: { shape: "cross" },
} as const;

export function createEntryPosts(entry: string): PostWords {
  const describeAnswer = (fields: URLSearchParams): PostDescription => ({
    title: `Answer ${entry}`,
    details: listTexts(fields, "subject", "text"),
  });
  return {
    status: (fields) => ({ title: `Change ${entry} to ${toTitleCase(fields.get("status"))}`, details: [] }),
    note: (fields) => ({ title: `Add a note to ${entry}`, details: listTexts(fields, "note") }),
    assign: () => ({ title: `Assign ${entry}`, details: [] }),
    send: describeAnswer,
    preview: describeAnswer,
  };
}
