import { type RefundForm, readRefundValues, refundFailed } from "#app/refunds/refund-fields";
import { getOwn } from "#app/server/get-own";
import { balanceFields } from "./balance";
import type { DeliveryForm } from "./delivery-limits";

export interface FormError {
  form:
    | "note"
    | "paid"
    | "unpaid"
    | "resolved"
    | "mail"
    | "email"
    | "change"
    | "delivery"
    | "delivered"
    | "answer"
    | "refund"
    | "review"
    | "balance";
  title: string;
  description: string;
  secondMessage?: string;
  input: string;
  note?: string;
  delivery?: DeliveryForm;
  refund?: RefundForm;
}

export const deliveryFailed = "Failed to upload delivery files";

const answerFailed = {
  form: "answer",
  description: "We couldn’t send your answer. It’s still in the box. Try again.",
  typed: "answer",
} as const;
const fileFailed = {
  form: "delivered",
  description: "We couldn’t change the file. Try again.",
  typed: "file",
} as const;

/** Keyed by the form's intent. The field `typed` comes back as typed. */
const failures: Record<string, Pick<FormError, "form" | "description"> & { typed?: string }> = {
  note: { form: "note", description: "Failed to add note", typed: "note" },
  answer: answerFailed,
  answered: answerFailed,
  paid: { form: "paid", description: "We couldn’t mark the order paid. Try again.", typed: "reason" },
  refund_again: { form: "refund", description: refundFailed },
  refund_take_back: { form: "refund", description: refundFailed },
  unpaid: { form: "unpaid", description: "We couldn’t mark the order unpaid. Try again." },
  resolved: { form: "resolved", description: "We couldn’t resolve the payment problem. Try again." },
  deliver: { form: "delivery", description: deliveryFailed, typed: "delivery_message" },
  replace: fileFailed,
  withdraw: fileFailed,
  bring_back: fileFailed,
  review: { form: "review", description: "We couldn’t change the review. Try again." },
  email_link: { form: "mail", description: "We couldn’t email the payment link. Try again." },
  email: { form: "email", description: "We couldn’t correct the email address. Try again.", typed: "email" },
  [balanceFields.intent]: {
    form: "balance",
    description: "We couldn’t change the visuals left. Try again.",
    typed: balanceFields.left,
  },
  resend: { form: "mail", description: "We couldn’t send the email again. Try again." },
};

export function createFormError(fields: URLSearchParams): FormError {
  if (fields.get("intent") === "refund") {
    const refund = { values: readRefundValues(fields), errors: { form: refundFailed }, question: null };
    return { form: "refund", title: "Error", description: refundFailed, input: "", refund };
  }
  const failure = getOwn(failures, fields.get("intent"));
  if (failure) {
    const { form, description, typed } = failure;
    return {
      form,
      title: "Error",
      description,
      input: (typed && fields.get(typed)) || "",
      note: fields.get(balanceFields.note) ?? undefined,
    };
  }
  const [description = "", secondMessage] = listFailedUpdates(fields);
  return { form: "change", title: "Error", description, secondMessage, input: "" };
}

export function listFailedUpdates(fields: URLSearchParams): string[] {
  const requested = (["status", "priority"] as const).filter((name) => readChangedField(fields, name) !== undefined);
  return (requested.length > 0 ? requested : ["status"]).map((name) => `Failed to update ${name}`);
}

/** Ignores fields with the value that the page showed, because a colleague may have changed them since. */
export function readChangedField(fields: URLSearchParams, name: "status" | "priority"): string | undefined {
  const value = fields.get(name);
  return value === null || value === fields.get(`shown_${name}`) ? undefined : value;
}

export function describeTooLong(fieldName: string, characters: number): string {
  return `Please keep the ${fieldName} to ${characters.toLocaleString("en-US")} characters.`;
}
