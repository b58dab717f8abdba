import type { Row } from "#drizzle/schema";
import { REVIEW_STATES } from "#drizzle/schema/values";
import type { PostWords } from "../server/forms/post-words";
import type { Flash } from "../server/http/flash.server";

export type ReviewState = (typeof REVIEW_STATES)[number];

type StoredReview = Pick<Row<"orderReviews">, "state" | "stars" | "text" | "name" | "createdAt">;

/** For the ticket. `writtenAt` identifies what the team has read: a review that has changed since then isn’t published. */
export function toShownReview({ createdAt, state, stars, text, name }: StoredReview, formatTime: (at: Date) => string) {
  return { state, stars, text, name, at: formatTime(createdAt), writtenAt: createdAt.toISOString() };
}

export type ShownReview = ReturnType<typeof toShownReview>;

export interface ReviewDecision {
  state: ReviewState;
  writtenAt: string;
}

// The names of the fields in reviews/ticket-review.tsx.
const names = { state: "review_state", writtenAt: "written_at" };

const decisionTitles: Record<ReviewState, string> = {
  waiting: "Review Decision Undone",
  published: "Review Published",
  declined: "Review Declined",
};

export function readReviewDecision(fields: URLSearchParams): ReviewDecision | null {
  const state = REVIEW_STATES.find((known) => known === fields.get(names.state));
  return state ? { state, writtenAt: fields.get(names.writtenAt) ?? "" } : null;
}

function createDecisionFields({ state, writtenAt }: ReviewDecision): Record<string, string> {
  return { intent: "review", [names.state]: state, [names.writtenAt]: writtenAt };
}

export function createDecisionToast({ state, writtenAt }: ReviewDecision, before: ReviewState, to: string): Flash {
  const undo = { label: "Undo", to, fields: createDecisionFields({ state: before, writtenAt }) };
  const title = before === "published" && state === "declined" ? "Review Unpublished" : decisionTitles[state];
  return { title, tone: "info", ...(before === state ? {} : { action: undo }) };
}

/** For the history: `before` is null when the review was written, with its stars in `after`. */
export function describeReviewEvent({ before, after }: { before: string | null; after: string | null }): string {
  if (before === null) return `Review: ${after} of 5 stars`;
  if (after === "waiting") return "Review decision undone";
  return before === "published" && after === "declined" ? "Review unpublished" : `Review ${after}`;
}

export const reviewPosts: PostWords = {
  review: (_, record) => ({ title: `Publish or decline the review of ${record}`, details: [] }),
};
