export const MAX_REVIEW_TEXT = 500;
export const MAX_REVIEW_NAME = 60;
export const STARS = [1, 2, 3, 4, 5] as const;

/** Of the ticket's form. */
export const reviewFields = { state: "review_state", writtenAt: "written_at" } as const;

export const reviewStateLabels = {
  waiting: "Not published yet",
  published: "Published",
  declined: "Declined",
} as const;
export type ReviewState = keyof typeof reviewStateLabels;
