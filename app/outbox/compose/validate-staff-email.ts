import { isOnlyGreeting, STAFF_EMAIL_LIMITS } from "./staff-email-text";

export interface StaffEmailProblem {
  field: "subject" | "text" | null;
  title: string;
  description: string;
}

export function validateStaffEmail(
  { subject, text }: { subject: string; text: string },
  placeholders: readonly string[],
): StaffEmailProblem[] {
  const problems: StaffEmailProblem[] = [];
  const known = placeholders.map((name) => `{${name}}`);
  const checkField = (field: "subject" | "text", label: string, value: string) => {
    const addProblem = (title: string, description: string) => problems.push({ field, title, description });
    const unknownPlaceholder = value.match(/\{([a-z_]{1,30})\}/gi)?.find((placeholder) => !known.includes(placeholder));
    if (!value.trim()) addProblem(`${label} Required`, `Enter the ${label.toLowerCase()}.`);
    else if (value.length > STAFF_EMAIL_LIMITS[field])
      addProblem("Too Long", `${label}: keep it to ${STAFF_EMAIL_LIMITS[field].toLocaleString("en-US")} characters.`);
    else if (unknownPlaceholder)
      addProblem("Unknown Placeholder", `${label}: there is no ${unknownPlaceholder}. Use ${listWords(known)}.`);
  };
  checkField("subject", "Subject", subject);
  checkField("text", "Text", text);
  if (isOnlyGreeting(text))
    problems.push({ field: "text", title: "Text Required", description: "Write more than the greeting." });
  return problems;
}

function listWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" or ");
}

export const createUnsentProblem = (what: string): StaffEmailProblem => ({
  field: null,
  title: "Error",
  description: `We couldn’t send ${what}. Your text is still here. Try again.`,
});
