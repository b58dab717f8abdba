import type { InboxStatus } from "#app/server/feature.server";
import type { MarkShape } from "../../../ui/marks/status-mark";

export const ideaStatuses = ["new", "answered", "spam"] as const satisfies readonly InboxStatus[];

export const statusLabels: Record<InboxStatus, string> = { new: "New", answered: "Answered", spam: "Spam" };

export const statusShapes: Record<InboxStatus, MarkShape> = { new: "question", answered: "full", spam: "cross" };
