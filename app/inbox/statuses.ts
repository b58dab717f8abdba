import type { InboxStatus } from "../server/feature.server";

export const inboxStatuses = ["new", "answered", "spam"] as const satisfies readonly InboxStatus[];

export const inboxStatusLabels: Record<InboxStatus, string> = { new: "New", answered: "Answered", spam: "Spam" };

/** The shapes of ui/marks/status-mark.tsx. */
export const inboxStatusShapes = { new: "question", answered: "full", spam: "cross" } as const;
