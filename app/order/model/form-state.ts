import { mapFields, type TextKey, textEntries } from "./order-fields";
import type { AppliedCoupon } from "./packages";

export const fields = {
  ...mapFields(textEntries, (_, { name }) => name),
  formId: "form_id",
  option: "option",
  split: (key: string) => `split.${key}`,
  photo: "photo",
  /** For browsers without JavaScript. */
  photos: "photos",
  removePhoto: "remove_photo",
  coupon: "coupon",
  prices: "prices",
  applyCoupon: "apply_coupon",
  /** The code whose discount the page already shows. */
  appliedCoupon: "applied_coupon",
  /** Set by JavaScript, which shows a toast before it opens the payment page. */
  enhanced: "enhanced",
} as const;

export type OrderField = TextKey | "option" | "split" | "photos" | "coupon";

/** A stored photo of the form. `id` is its signed token (photo-token.server.ts), `size` is in bytes. */
export interface AttachedPhoto {
  id: string;
  name: string;
  size: number;
}

export interface OrderInput extends Record<TextKey, string> {
  option: string;
  split: Record<string, string>;
  coupon: string;
}

export interface OrderValues extends OrderInput {
  formId: string;
  photos: AttachedPhoto[];
}

/** From the error catalog (specification section 8). Without a field, the problem concerns the whole form. */
export interface OrderProblem {
  field: OrderField | null;
  title: string;
  description: string;
}

/** For failures that are not in the error catalog (specification section 8). */
export const submissionFailed: OrderProblem = {
  field: null,
  title: "Submission Failed",
  description: "Something went wrong. Please try again or contact support.",
};

export type OrderResult =
  | { ok: true; redirectTo: string; number: string; toPay: boolean }
  | {
      ok: false;
      values: OrderValues;
      problems: OrderProblem[];
      coupon: AppliedCoupon | null;
      hasOldPrices?: boolean;
      visit: string;
    };

export type UploadResult = { ok: true; photo: AttachedPhoto } | { ok: false; title: string; description: string };
