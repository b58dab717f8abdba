export const refundIntents = { refund: "refund", retry: "refund_again", takeBack: "refund_take_back" } as const;

export interface RefundValues {
  refund_of: string;
  amount: string;
  reason: string;
  note: string;
  tell_customer: string;
  form_id: string;
}

export interface RefundForm {
  values: RefundValues;
  errors: Partial<Record<"amount" | "reason" | "note" | "form", string>>;
  question: string | null;
}

export function readRefundValues(fields: URLSearchParams): RefundValues {
  const read = (name: string) => (fields.get(name) ?? "").toWellFormed().trim();
  return {
    ...{ refund_of: read("refund_of"), amount: read("amount"), reason: read("reason"), note: read("note") },
    ...{ tell_customer: fields.has("tell_customer") ? "1" : "", form_id: read("form_id") },
  };
}

export const refundFailed = "We couldn’t refund the payment. Try again.";
