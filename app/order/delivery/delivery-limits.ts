import type { AttachedFile } from "../uploads/file-uploads";

export const deliveryLimits = { files: 60, fileBytes: 2 * 1024 ** 3, message: 5_000 } as const;

/** The names of the form's fields. */
export const deliveryFields = {
  files: "files",
  staged: "staged",
  removed: "remove_file",
  message: "delivery_message",
  formId: "form_id",
  seen: "seen",
  confirmed: "confirmed",
  file: "file",
} as const;

/** What somebody has to confirm before files are delivered. */
export const confirmationTexts = {
  unpaid: "The order is not paid yet.",
  refunded: "The payment was refunded.",
  cancelled: "The order is cancelled.",
  question: "This is a question, not an order.",
  approved: "The customer has already approved the files.",
  other: "Another delivery was recorded after this page was opened.",
} as const;
export type ConfirmationReason = keyof typeof confirmationTexts;

export const refusalTexts = {
  size: "It is larger than 2 GB.",
  empty: "The file is empty.",
} as const;

export interface DeliveryProblem {
  field: "files" | "message" | null;
  text: string;
}

/** The form as it comes back from a post. */
export interface DeliveryForm {
  formId: string;
  message: string;
  staged: AttachedFile[];
  problems: DeliveryProblem[];
  reasons: ConfirmationReason[];
}
