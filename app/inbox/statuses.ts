import { listTexts, type PostDescription, type PostWords } from "../server/forms/post-words";
import type { InboxStatus } from "../server/inbox-source.server";
import { toTitleCase } from "../server/text/clean-text";

export const inboxStatuses = ["new", "answered", "spam"] as const satisfies readonly InboxStatus[];

export const inboxStatusLabels: Record<InboxStatus, string> = { new: "New", answered: "Answered", spam: "Spam" };

export const inboxStatusMarks = {
  new: { shape: "empty", tone: "sun" },
  answered: { shape: "full" },
  spam: { shape: "cross" },
} as const;

export const entryPosts: PostWords = {
  status: (fields) => ({ title: `Change an inbox message to ${toTitleCase(fields.get("status"))}`, details: [] }),
  note: (fields) => ({ title: "Add a note to an inbox message", details: listTexts(fields, "note") }),
  assign: () => ({ title: "Assign an inbox message", details: [] }),
  send: describeAnswer,
  preview: describeAnswer,
};

function describeAnswer(fields: URLSearchParams): PostDescription {
  return { title: "Answer an inbox message", details: listTexts(fields, "subject", "text") };
}
