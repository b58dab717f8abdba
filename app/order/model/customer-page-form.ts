/** No server code: the browser loads this file, too. */
import type { TypedReview } from "#app/reviews/check-review";
import type { AttachedPhoto } from "./form-state";

export type CustomerFormName = "message" | "revise" | "approve" | "review";

export const MAX_CUSTOMER_PHOTOS = 10;
export const MAX_CUSTOMER_TEXT = 5000;

export const customerFormFields = {
  intent: "intent",
  formId: "form_id",
  text: "text",
  file: "file",
} as const;

/** Each form has some of these fields. `text` is a message or a review. */
export interface CustomerFormValues extends TypedReview {
  fileIds: string[];
}

/** A form that was refused, or that comes back without one of its photos. */
export interface CustomerFormProblem {
  form: CustomerFormName;
  /** Shown beside the fields; `form` is shown above the button. */
  errors: Partial<Record<keyof CustomerFormValues | "photos" | "form", string>>;
  values: CustomerFormValues;
  photos: AttachedPhoto[];
}

/** Without a problem, the customer page is loaded again at the section with the id `at`, with the notice as a toast. */
export type CustomerFormResult =
  | { notice: string; description?: string; at?: string }
  | { problem: CustomerFormProblem; status: number };

export const answerFields = { delivery: "delivery" } as const;

export const replyFields = { text: "answer", formId: "form_id" } as const;
export const MAX_REPLY = 5000;

export const NO_MORE_PICTURES =
  "You can’t add pictures to this order anymore. Please remove them and send just your message.";
