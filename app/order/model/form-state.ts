import { mapFields, type TextKey, textEntries } from "./order-fields";
import type { AppliedCoupon } from "./packages";

export const fields = {
  ...mapFields(textEntries, (_, { name }) => name),
  formId: "form_id",
  option: "option",
  split: (key: string) => `split.${key}`,
  photo: "photo",
  /** The file input, for browsers without JavaScript. */
  photos: "photos",
  removePhoto: "remove_photo",
  coupon: "coupon",
  /** What the packages cost on the page that the form is on. */
  prices: "prices",
  /** The Apply button beside the coupon. */
  applyCoupon: "apply_coupon",
  /** The code whose discount this page already shows. */
  appliedCoupon: "applied_coupon",
  /** Set by JavaScript, which shows the payment toast before it opens the payment page. */
  enhanced: "enhanced",
} as const;

export type OrderField = TextKey | "option" | "split" | "photos" | "coupon";

/** A photo that is stored and attached to the form. `id` is its signed token (photo-token.server.ts), `size` in bytes. */
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

/** One message of the error catalog (specification section 8); without a field it concerns the whole form. */
export interface OrderProblem {
  field: OrderField | null;
  title: string;
  description: string;
}

/** For every failure without a message of its own in the error catalog (specification section 8). */
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
      /** Whether the packages have changed since the page was opened. */
      hasOldPrices?: boolean;
      /** Where the visit began, as the form's hidden field sends it. */
      visit: string;
    };

export type UploadResult = { ok: true; photo: AttachedPhoto } | { ok: false; title: string; description: string };
