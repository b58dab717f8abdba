import { randomUUID } from "node:crypto";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { OFFICE_PATH } from "../change/receive-change.server";
import { describeTooManyOrders } from "../list/list-messages";
import { describeSkipped, INITIAL_TEXT } from "./letter-text";
import { listRecipients, type Recipients } from "./list-recipients.server";
import { sendLetter } from "./send-letter.server";
import { createSendError, LETTER_LIMITS, type LetterProblem, validateLetter } from "./validate-letter";

export interface Letter {
  formId: string;
  back: string;
  subject: string;
  text: string;
  /** Index of the previewed recipient. */
  show: number;
  /** Ids or numbers of orders, kept even if the orders cannot be read. */
  chosen: string[];
  recipients: Recipients | null;
  problems: LetterProblem[];
}

/** Enough to tell that there are too many. */
const MAX_ORDERS_READ = 200;

type OpenLetter = Letter & { recipients: Recipients };

type LetterResult = { toast: Flash; back: string } | { letter: Letter; status: number };

export async function openLetter(context: RequestContext, fields: URLSearchParams): Promise<OpenLetter> {
  const letter = readLetter(fields);
  const recipients = await listRecipients(context, letter.chosen);
  return { ...letter, text: INITIAL_TEXT, recipients, problems: checkOrderCount(recipients, letter) ?? [] };
}

function readLetter(fields: URLSearchParams): Letter {
  const ids = fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean));
  const readText = (name: string) => (fields.get(name) ?? "").toWellFormed().replace(/\r\n?/g, "\n");
  return {
    formId: /^[\w-]{1,64}$/.test(readText("form_id")) ? readText("form_id") : randomUUID(),
    back: OFFICE_PATH.test(readText("back")) ? readText("back") : paths.admin,
    subject: readText("subject"),
    text: readText("text"),
    show: Number.parseInt(readText("show"), 10) || 0,
    chosen: [...new Set(ids)].slice(0, MAX_ORDERS_READ),
    recipients: null,
    problems: [],
  };
}

/** Whatever goes wrong, the form comes back as typed. */
export async function receiveLetter(
  context: RequestContext,
  actor: string,
  fields: URLSearchParams,
): Promise<LetterResult> {
  let letter = readLetter(fields);
  try {
    const opened = await openLetter(context, fields);
    const { recipients } = opened;
    if (!fields.has("text")) return { letter: opened, status: 200 };
    letter = { ...letter, recipients, show: Math.min(Math.max(letter.show, 0), Math.max(recipients.to.length - 1, 0)) };
    if (fields.get("intent") !== "send") return { letter, status: 200 };
    const problems = [
      ...(checkOrderCount(recipients, letter) ?? checkRecipients(recipients)),
      ...validateLetter(letter),
    ];
    if (problems.length > 0) return { letter: { ...letter, problems }, status: 400 };
    const { formId, subject, text, back } = letter;
    await sendLetter(context, actor, { formId, subject, text }, recipients.to);
    return { toast: createSentToast(recipients), back };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "letter not sent");
    return { letter: { ...letter, problems: [createSendError()] }, status: 503 };
  }
}

function createSentToast({ to, invalid, duplicates }: Recipients): Flash {
  const count = to.length === 1 ? "1 email is on its way." : `${to.length} emails are on their way.`;
  const skipped = describeSkipped({ duplicates, invalid: invalid.length });
  return { title: "Email Sent", description: `${count} ${skipped}`.trim(), tone: "info" };
}

function checkOrderCount({ orders }: Recipients, { chosen }: Letter): LetterProblem[] | null {
  if (chosen.length >= MAX_ORDERS_READ) return [{ field: null, ...describeTooManyOrders(null, LETTER_LIMITS.orders) }];
  return orders > LETTER_LIMITS.orders
    ? [{ field: null, ...describeTooManyOrders(orders, LETTER_LIMITS.orders) }]
    : null;
}

function checkRecipients({ to }: Recipients): LetterProblem[] {
  if (to.length > 0) return [];
  return [
    { field: null, title: "Nobody to Write to", description: "None of the selected orders has a valid address." },
  ];
}
