import { randomUUID } from "node:crypto";
import type { User } from "#app/account/auth.server";
import type { RequestContext } from "#app/server/context.server";
import type { Flash } from "#app/server/flash.server";
import { checkLetter, composeLimits, type LetterProblem, skippedWords } from "./compose-rules";
import { listRecipients, type Recipients } from "./recipients.server";
import { sendLetter } from "./send-letter.server";

/** The compose form as it is shown: to whom, what was typed, whose preview, and what is wrong. */
export interface Letter {
  formId: string;
  subject: string;
  text: string;
  /** Index of the recipient whose mail is previewed. */
  show: number;
  recipients: Recipients;
  problems: LetterProblem[];
}

/** Sent: the toast, and the order's number when there was only one. */
type Received = { toast: Flash; only: string | null } | { letter: Letter; status: number };

const nobody: Recipients = { to: [], invalid: [], duplicates: 0, orders: 0 };

export function emptyLetter(recipients: Recipients, formId: string): Letter {
  const problems = tooMany(recipients) ?? [];
  return { formId, subject: "", text: "Hi {name},\n\n", show: 0, recipients, problems };
}

/**
 * A posted compose form: opened from a selection (no `intent`), previewed or sent. Whatever goes wrong, the answer is
 * the form as typed.
 */
export async function receiveLetter(context: RequestContext, user: User, fields: URLSearchParams): Promise<Received> {
  const intent = fields.get("intent");
  const typed = (name: string) => (fields.get(name) ?? "").toWellFormed().replace(/\r\n?/g, "\n");
  const formId = /^[\w-]{1,64}$/.test(typed("form_id")) ? typed("form_id") : randomUUID();
  let letter: Letter = {
    formId,
    subject: typed("subject"),
    text: typed("text"),
    show: 0,
    recipients: nobody,
    problems: [],
  };
  try {
    const recipients = await listRecipients(context, fields.getAll("id").slice(0, 200));
    if (!fields.has("text")) return { letter: emptyLetter(recipients, formId), status: 200 };
    const show = Number.parseInt(typed("show"), 10) || 0;
    letter = { ...letter, recipients, show: Math.min(Math.max(show, 0), Math.max(recipients.to.length - 1, 0)) };
    if (intent !== "send") return { letter, status: 200 };
    const problems = [...(tooMany(recipients) ?? tooFew(recipients)), ...checkLetter(letter)];
    if (problems.length > 0) return { letter: { ...letter, problems }, status: 400 };
    await sendLetter(context, user, { formId, subject: letter.subject, text: letter.text }, recipients.to);
    return { toast: sentToast(recipients), only: recipients.orders === 1 ? (recipients.to[0]?.number ?? null) : null };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "letter not sent");
    const problem = { field: null, title: "Error", description: "Failed to send emails" };
    return { letter: { ...letter, problems: [problem] }, status: 503 };
  }
}

function sentToast({ to, invalid, duplicates }: Recipients): Flash {
  const count = to.length === 1 ? "1 email is on its way." : `${to.length} emails are on their way.`;
  const skipped = skippedWords({ duplicates, invalid: invalid.length });
  return { title: "Email Sent", description: `${count} ${skipped}`.trim(), tone: "info" };
}

function tooMany({ orders }: Recipients): LetterProblem[] | null {
  if (orders <= composeLimits.orders) return null;
  const description = `${orders} orders are selected; ${composeLimits.orders} at a time is the most.`;
  return [{ field: null, title: "Too Many Orders", description }];
}

function tooFew({ to }: Recipients): LetterProblem[] {
  if (to.length > 0) return [];
  return [
    { field: null, title: "Nobody to Write to", description: "None of the selected orders has a valid address." },
  ];
}
