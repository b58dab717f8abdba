import type { Flash } from "../server/http/flash.server";

export const MAX_NOTE = 4000;

export interface EntryError extends Flash {
  form: "note" | "change";
  description: string;
  input: string;
}

export function createEntryError(fields: URLSearchParams): EntryError {
  const error = { title: "Error", tone: "error" as const, input: "" };
  switch (fields.get("intent")) {
    case "note":
      return { ...error, form: "note", description: "Failed to add note", input: fields.get("note") ?? "" };
    case "assign":
      return { ...error, form: "change", description: "We couldn’t change the assignment. Try again." };
    default:
      return { ...error, form: "change", description: "Failed to update status" };
  }
}
