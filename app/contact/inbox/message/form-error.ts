export const MAX_NOTE = 4000;

export interface FormError {
  form: "note" | "change";
  title: string;
  description: string;
  /** What was typed. */
  input: string;
}

export function createFormError(fields: URLSearchParams): FormError {
  if (fields.get("intent") === "note")
    return { form: "note", title: "Error", description: "Failed to add note", input: fields.get("note") ?? "" };
  const description = fields.get("intent") === "assign" ? "Failed to assign the message" : "Failed to update status";
  return { form: "change", title: "Error", description, input: "" };
}
