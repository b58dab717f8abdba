/** Why a form of the ticket was not carried out, with what was typed into it. */
export interface Refusal {
  form: "note" | "paid" | "change";
  title: string;
  description: string;
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
    default: {
      const what = askedFor(fields, "status") === undefined ? "priority" : "status";
      return { form: "change", title: "Error", description: `Failed to update ${what}`, typed: "" };
    }
  }
}

/** A field that still says what the page showed is no change: somebody else may have changed that one meanwhile. */
export function askedFor(fields: URLSearchParams, name: "status" | "priority"): string | undefined {
  const value = fields.get(name);
  return value === null || value === fields.get(`shown_${name}`) ? undefined : value;
}
