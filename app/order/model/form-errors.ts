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
    | "review";
  title: string;
  description: string;
  secondMessage?: string;
  input: string;
  /** The form of a delivery that was not recorded. */
  delivery?: DeliveryForm;
}

export const deliveryFailed = "Failed to upload delivery files";

export function createFormError(fields: URLSearchParams): FormError {
  const readField = (name: string) => fields.get(name) ?? "";
  switch (fields.get("intent")) {
    case "note":
      return { form: "note", title: "Error", description: "Failed to add note", input: readField("note") };
    case "answer":
    case "answered":
      return {
        form: "answer",
        title: "Error",
        description: "We couldn’t send your answer. It’s still in the box. Try again.",
        input: readField("answer"),
      };
    case "paid":
      return {
        form: "paid",
        title: "Error",
        description: "We couldn’t mark the order paid. Try again.",
        input: readField("reason"),
      };
    case "unpaid":
      return {
        form: "unpaid",
        title: "Error",
        description: "We couldn’t mark the order unpaid. Try again.",
        input: "",
      };
    case "resolved":
      return {
        form: "resolved",
        title: "Error",
        description: "We couldn’t resolve the payment problem. Try again.",
        input: "",
      };
    case "deliver":
      return { form: "delivery", title: "Error", description: deliveryFailed, input: readField("delivery_message") };
    case "replace":
    case "withdraw":
    case "bring_back":
      return {
        form: "delivered",
        title: "Error",
        description: "We couldn’t change the file. Try again.",
        input: readField("file"),
      };
    case "review":
      return { form: "review", title: "Error", description: "We couldn’t change the review. Try again.", input: "" };
    case "email_link":
      return { form: "mail", title: "Error", description: "We couldn’t email the payment link. Try again.", input: "" };
    case "email":
      return {
        form: "email",
        title: "Error",
        description: "We couldn’t correct the email address. Try again.",
        input: readField("email"),
      };
    case "resend":
      return { form: "mail", title: "Error", description: "We couldn’t send the email again. Try again.", input: "" };
    default: {
      const [description = "", secondMessage] = listFailedUpdates(fields);
      return { form: "change", title: "Error", description, secondMessage, input: "" };
    }
  }
}

export function listFailedUpdates(fields: URLSearchParams): string[] {
  const requested = (["status", "priority"] as const).filter((name) => readChangedField(fields, name) !== undefined);
  return (requested.length > 0 ? requested : ["status"]).map((name) => `Failed to update ${name}`);
}

/** Ignores fields that still have the value the page showed, because a colleague may have changed them since. */
export function readChangedField(fields: URLSearchParams, name: "status" | "priority"): string | undefined {
  const value = fields.get(name);
  return value === null || value === fields.get(`shown_${name}`) ? undefined : value;
}
