import { listRecipients, type Recipients } from "#app/order/change/list-recipients.server";
import { sendLetter } from "#app/order/change/send-letter.server";
import { createSendError, describeSkipped, MAX_ORDERS, PLACEHOLDERS } from "#app/order/model/letter-rules";
import { describeTooManyOrders } from "#app/order/model/list-messages";
import { INITIAL_TEXT } from "#app/outbox/compose/letter-text";
import { type LetterForm, readLetterForm } from "#app/outbox/compose/read-letter.server";
import type { LetterResult } from "#app/outbox/compose/respond-with-letter.server";
import { type LetterProblem, validateLetter } from "#app/outbox/compose/validate-letter";
import { paths } from "#app/paths";
import { FormTooLarge, type ReceivedForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";

export interface Letter extends LetterForm {
  /** Ids or numbers of orders, kept even if the orders cannot be read. */
  chosen: string[];
  recipients: Recipients | null;
}

/** Enough to tell that there are too many. */
const MAX_ORDERS_READ = 200;

type OpenLetter = Letter & { recipients: Recipients };

export async function openLetter(context: RequestContext, fields: URLSearchParams): Promise<OpenLetter> {
  const letter = readLetter(fields);
  const recipients = await listRecipients(context, letter.chosen);
  return { ...letter, text: INITIAL_TEXT, recipients, problems: checkOrderCount(recipients, letter) ?? [] };
}

function readLetter(fields: URLSearchParams): Letter {
  const ids = fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean));
  const chosen = [...new Set(ids)].slice(0, MAX_ORDERS_READ);
  return { ...readLetterForm(fields, paths.admin), chosen, recipients: null };
}

/** Whatever goes wrong, the form comes back as typed. @throws FormTooLarge */
export async function receiveLetter(
  context: RequestContext,
  actor: string,
  { fields, fieldsTruncated }: ReceivedForm,
): Promise<LetterResult<Letter>> {
  let letter = readLetter(fields);
  if (fieldsTruncated && letter.chosen.length < MAX_ORDERS_READ) throw new FormTooLarge();
  try {
    const opened = await openLetter(context, fields);
    const { recipients } = opened;
    if (!fields.has("text")) return { letter: opened, status: 200 };
    letter = { ...letter, recipients, show: Math.min(Math.max(letter.show, 0), Math.max(recipients.to.length - 1, 0)) };
    if (fields.get("intent") !== "send") return { letter, status: 200 };
    const problems = [
      ...(checkOrderCount(recipients, letter) ?? checkRecipients(recipients)),
      ...validateLetter(letter, PLACEHOLDERS),
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
  if (chosen.length >= MAX_ORDERS_READ) return [{ field: null, ...describeTooManyOrders(null, MAX_ORDERS) }];
  return orders > MAX_ORDERS ? [{ field: null, ...describeTooManyOrders(orders, MAX_ORDERS) }] : null;
}

function checkRecipients({ to }: Recipients): LetterProblem[] {
  if (to.length > 0) return [];
  return [
    {
      field: null,
      title: "Nobody to Write to",
      description: "None of these orders has a valid email address. Correct it on the ticket first.",
    },
  ];
}
