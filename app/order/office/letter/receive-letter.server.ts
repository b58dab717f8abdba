import { randomUUID } from "node:crypto";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { OFFICE_PATH } from "../change/receive-change.server";
import { tooManyOrders } from "../list/list-messages";
import { BEGINNING, checkLetter, composeLimits, failedToSend, type LetterProblem, skippedWords } from "./compose-rules";
import { listRecipients, type Recipients } from "./recipients.server";
import { sendLetter } from "./send-letter.server";

/** The compose form as it is shown: to whom, what was typed, whose preview, and what is wrong. */
export interface Letter {
  formId: string;
  /** Where the form leads to once it is sent or closed, a path of the office. */
  back: string;
  subject: string;
  text: string;
  /** Index of the recipient whose mail is previewed. */
  show: number;
  /** The orders that it was begun for, their ids or numbers: they stay with it when they cannot be read. */
  chosen: string[];
  /** Who gets it, null while that could not be read. */
  recipients: Recipients | null;
  problems: LetterProblem[];
}

/** Orders read for one letter at most: enough to say that there are too many. */
const MOST_READ = 200;

/** An open letter's recipients are known. */
type OpenLetter = Letter & { recipients: Recipients };

/** Sent, with the toast for the page that it came from, or the form once more. */
type Received = { toast: Flash; back: string } | { letter: Letter; status: number };

/** An empty form for the chosen orders: `id` repeated, their ids or numbers, and `back`, where they were chosen. */
export async function openLetter(context: RequestContext, fields: URLSearchParams): Promise<OpenLetter> {
  const letter = readLetter(fields);
  const recipients = await listRecipients(context, letter.chosen);
  return { ...letter, text: BEGINNING, recipients, problems: tooMany(recipients, letter) ?? [] };
}

function readLetter(fields: URLSearchParams): Letter {
  const ids = fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean));
  const typed = (name: string) => (fields.get(name) ?? "").toWellFormed().replace(/\r\n?/g, "\n");
  return {
    formId: /^[\w-]{1,64}$/.test(typed("form_id")) ? typed("form_id") : randomUUID(),
    back: OFFICE_PATH.test(typed("back")) ? typed("back") : paths.admin,
    subject: typed("subject"),
    text: typed("text"),
    show: Number.parseInt(typed("show"), 10) || 0,
    chosen: [...new Set(ids)].slice(0, MOST_READ),
    recipients: null,
    problems: [],
  };
}

/**
 * A posted compose form: opened from a selection (no text yet), previewed or sent. Whatever goes wrong, the answer is
 * the form as typed.
 */
export async function receiveLetter(
  context: RequestContext,
  actor: string,
  fields: URLSearchParams,
): Promise<Received> {
  let letter = readLetter(fields);
  try {
    const opened = await openLetter(context, fields);
    const { recipients } = opened;
    if (!fields.has("text")) return { letter: opened, status: 200 };
    letter = { ...letter, recipients, show: Math.min(Math.max(letter.show, 0), Math.max(recipients.to.length - 1, 0)) };
    if (fields.get("intent") !== "send") return { letter, status: 200 };
    const problems = [...(tooMany(recipients, letter) ?? tooFew(recipients)), ...checkLetter(letter)];
    if (problems.length > 0) return { letter: { ...letter, problems }, status: 400 };
    const { formId, subject, text, back } = letter;
    await sendLetter(context, actor, { formId, subject, text }, recipients.to);
    return { toast: sentToast(recipients), back };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "letter not sent");
    return { letter: { ...letter, problems: [failedToSend()] }, status: 503 };
  }
}

function sentToast({ to, invalid, duplicates }: Recipients): Flash {
  const count = to.length === 1 ? "1 email is on its way." : `${to.length} emails are on their way.`;
  const skipped = skippedWords({ duplicates, invalid: invalid.length });
  return { title: "Email Sent", description: `${count} ${skipped}`.trim(), tone: "info" };
}

function tooMany({ orders }: Recipients, { chosen }: Letter): LetterProblem[] | null {
  if (chosen.length >= MOST_READ) return [{ field: null, ...tooManyOrders(null, composeLimits.orders) }];
  return orders > composeLimits.orders ? [{ field: null, ...tooManyOrders(orders, composeLimits.orders) }] : null;
}

function tooFew({ to }: Recipients): LetterProblem[] {
  if (to.length > 0) return [];
  return [
    { field: null, title: "Nobody to Write to", description: "None of the selected orders has a valid address." },
  ];
}
