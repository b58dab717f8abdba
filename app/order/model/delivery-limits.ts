import { type AttachedFile, stagedFileFields } from "#app/files/staged-file";

export const deliveryLimits = { files: 60, fileBytes: 2 * 1024 ** 3, message: 5_000 } as const;

export const deliveryFields = {
  files: "files",
  ...stagedFileFields,
  message: "delivery_message",
  formId: "form_id",
  seen: "seen",
  confirmed: "confirmed",
  file: "file",
} as const;

/** Reasons that a team member must confirm before files are delivered. */
export const confirmationTexts = {
  unpaid: "The order isn’t paid yet.",
  refunded: "We refunded the payment.",
  cancelled: "The order is canceled.",
  question: "This is a question, not an order.",
  approved: "The customer has already approved the files.",
  other: "Somebody delivered files after you opened this page.",
} as const;
export type ConfirmationReason = keyof typeof confirmationTexts;

export const refusalTexts = {
  size: "It’s larger than 2 GB.",
  empty: "The file is empty.",
} as const;

export interface DeliveryProblem {
  field: "files" | "message" | null;
  text: string;
}

/** Shown only beside the field: nothing failed, so there is no toast. */
export const noFiles: DeliveryProblem = { field: "files", text: "Choose the files to deliver." };

export interface DeliveryForm {
  formId: string;
  message: string;
  staged: AttachedFile[];
  problems: DeliveryProblem[];
  reasons: ConfirmationReason[];
}
