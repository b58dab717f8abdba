export const LETTER_LIMITS = { orders: 50, subject: 150, text: 10_000 } as const;

export interface LetterProblem {
  field: "subject" | "text" | null;
  title: string;
  description: string;
}

export const createSendError = (): LetterProblem => ({
  field: null,
  title: "Error",
  description: "Failed to send emails",
});

export function validateLetter({ subject, text }: { subject: string; text: string }): LetterProblem[] {
  const problems: LetterProblem[] = [];
  const checkField = (field: "subject" | "text", label: string, value: string) => {
    const addProblem = (title: string, description: string) => problems.push({ field, title, description });
    const unknownPlaceholder = /\{([a-z_]{1,30})\}/gi.exec(value.replace(/\{(name|order|package)\}/g, ""))?.[0];
    if (!value.trim()) addProblem(`${label} Required`, `Please enter the ${label.toLowerCase()}.`);
    else if (value.length > LETTER_LIMITS[field])
      addProblem("Too Long", `${label}: please keep it to ${LETTER_LIMITS[field].toLocaleString("en-US")} characters.`);
    else if (unknownPlaceholder)
      addProblem(
        "Unknown Placeholder",
        `${label}: there is no ${unknownPlaceholder}. Use {name}, {order} or {package}.`,
      );
  };
  checkField("subject", "Subject", subject);
  checkField("text", "Text", text);
  return problems;
}
