export const MAX_REVIEW_TEXT = 500;
export const MAX_REVIEW_NAME = 60;
export const STARS = [1, 2, 3, 4, 5] as const;
