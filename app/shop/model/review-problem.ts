import type { ReviewErrors, TypedReview } from "#app/reviews/check-review";

/** A review that was refused, as it was typed. `form` is shown above the button. */
export interface ReviewProblem {
  values: TypedReview;
  errors: ReviewErrors & { form?: string };
}
