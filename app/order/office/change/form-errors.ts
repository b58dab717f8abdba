/** Why a form of the ticket was not carried out, with what was typed into it. */
export interface FormError {
  form: "note" | "paid" | "resolved" | "change";
  title: string;
  description: string;
  /** What else was requested and not done. */
  secondMessage?: string;
  input: string;
}

/** What is said when the server could not carry out what a form of the ticket asks for. */
export function createFormError(fields: URLSearchParams): FormError {
  const readField = (name: string) => fields.get(name) ?? "";
  switch (fields.get("intent")) {
    case "note":
      return { form: "note", title: "Error", description: "Failed to add note", input: readField("note") };
    case "paid":
      return { form: "paid", title: "Error", description: "Failed to mark the order paid", input: readField("reason") };
    case "resolved":
      return { form: "resolved", title: "Error", description: "Failed to resolve the payment problem", input: "" };
    default: {
      const [description = "", secondMessage] = listFailedUpdates(fields);
      return { form: "change", title: "Error", description, secondMessage, input: "" };
    }
  }
}

/** The messages for the status and priority that a form tried to set. */
export function listFailedUpdates(fields: URLSearchParams): string[] {
  const requested = (["status", "priority"] as const).filter((name) => readChangedField(fields, name) !== undefined);
  return (requested.length > 0 ? requested : ["status"]).map((name) => `Failed to update ${name}`);
}

/** A field that still says what the page showed is no change: somebody else may have changed that one meanwhile. */
export function readChangedField(fields: URLSearchParams, name: "status" | "priority"): string | undefined {
  const value = fields.get(name);
  return value === null || value === fields.get(`shown_${name}`) ? undefined : value;
}
