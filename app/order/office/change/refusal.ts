/** Why a form of the ticket was not carried out, with what was typed into it. */
export interface Refusal {
  form: "note" | "paid" | "resolved" | "change";
  title: string;
  description: string;
  /** What else was requested and not done. */
  also?: string;
  typed: string;
}

/** What is said when the server could not carry out what a form of the ticket asks for. */
export function failureOf(fields: URLSearchParams): Refusal {
  const text = (name: string) => fields.get(name) ?? "";
  switch (fields.get("intent")) {
    case "note":
      return { form: "note", title: "Error", description: "Failed to add note", typed: text("note") };
    case "paid":
      return { form: "paid", title: "Error", description: "Failed to mark the order paid", typed: text("reason") };
    case "resolved":
      return { form: "resolved", title: "Error", description: "Failed to resolve the payment problem", typed: "" };
    default: {
      const [description = "", also] = failedUpdates(fields);
      return { form: "change", title: "Error", description, also, typed: "" };
    }
  }
}

/** The messages for the status and priority that a form tried to set. */
export function failedUpdates(fields: URLSearchParams): string[] {
  const asked = (["status", "priority"] as const).filter((name) => askedFor(fields, name) !== undefined);
  return (asked.length > 0 ? asked : ["status"]).map((name) => `Failed to update ${name}`);
}

/** A field that still says what the page showed is no change: somebody else may have changed that one meanwhile. */
export function askedFor(fields: URLSearchParams, name: "status" | "priority"): string | undefined {
  const value = fields.get(name);
  return value === null || value === fields.get(`shown_${name}`) ? undefined : value;
}
