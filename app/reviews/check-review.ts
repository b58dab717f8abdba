import { describeExcess } from "../server/forms/text-field";
import { isBlank } from "../server/text/clean-text";

export const MAX_REVIEW_TEXT = 500;
export const MAX_REVIEW_NAME = 60;

export interface TypedReview {
  stars: string;
  text: string;
  name: string;
}

export interface NewReview {
  stars: number;
  text: string;
  name: string;
}

export type ReviewErrors = Partial<Record<keyof TypedReview, string>>;

export function checkReview({ stars, text, name }: TypedReview): NewReview | { errors: ReviewErrors } {
  const errors: ReviewErrors = {
    ...(/^[1-5]$/.test(stars) ? {} : { stars: "Please choose 1 to 5 stars." }),
    ...checkLength("text", text, MAX_REVIEW_TEXT, "Please write a short review."),
    ...checkLength("name", name, MAX_REVIEW_NAME, "Please enter the name to show."),
  };
  return Object.keys(errors).length > 0 ? { errors } : { stars: Number(stars), text, name };
}

function checkLength(field: "text" | "name", value: string, max: number, missing: string): ReviewErrors {
  if (isBlank(value)) return { [field]: missing };
  return value.length > max ? { [field]: describeExcess(value.length, max) } : {};
}

export interface RefusedReview {
  values: TypedReview;
  errors: ReviewErrors & { form?: string };
}
