/** What the order form and its action say to each other. Names of the fields as the form posts them. */
export const fields = {
  formId: "form_id",
  fullName: "full_name",
  email: "email",
  phone: "phone",
  businessName: "business_name",
  option: "option",
  requirements: "requirements",
  /** One input for each visual type: `split.flyers`, `split.social_posts`, … */
  split: (key: string) => `split.${key}`,
  /** Hidden, repeated: the token of each stored photo. */
  photo: "photo",
  /** The file input, for browsers without JavaScript. */
  photos: "photos",
  /** Submit button without JavaScript: removes the photo with this token. */
  removePhoto: "remove_photo",
  /** Set by JavaScript, which shows the payment toast itself and then goes on. */
  enhanced: "enhanced",
} as const;

export type OrderField =
  | "fullName"
  | "email"
  | "phone"
  | "businessName"
  | "option"
  | "split"
  | "requirements"
  | "photos";

/** A photo that is stored and attached to the form. `id` is its signed token (photo-token.server.ts), `size` in bytes. */
export interface AttachedPhoto {
  id: string;
  name: string;
  size: number;
}

/** The form as typed; counts stay text so that nothing typed is changed under the visitor's hands. */
export interface OrderValues {
  formId: string;
  fullName: string;
  email: string;
  phone: string;
  businessName: string;
  option: string;
  requirements: string;
  split: Record<string, string>;
  photos: AttachedPhoto[];
}

/** One message of the error catalogue (specification section 8); without a field it concerns the whole form. */
export interface OrderProblem {
  field: OrderField | null;
  title: string;
  description: string;
}

/** The sentence of the error catalogue for everything that has no sentence of its own (specification section 8). */
export const submissionFailed: OrderProblem = {
  field: null,
  title: "Submission Failed",
  description: "Something went wrong. Please try again or contact support.",
};

/** What the action answers: 400 with the values kept, or, with JavaScript only, where to go on. */
export type OrderResult =
  | { ok: true; redirectTo: string; number: string; toPay: boolean }
  | { ok: false; values: OrderValues; problems: OrderProblem[] };

/** What POST /visual-design/uploads answers, as JSON. */
export type UploadResult = { ok: true; photo: AttachedPhoto } | { ok: false; title: string; description: string };
