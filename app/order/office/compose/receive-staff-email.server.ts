import { listRecipients, type Recipients } from "#app/order/change/list-recipients.server";
import { sendStaffEmail } from "#app/order/change/send-staff-email.server";
import { describeTooManyOrders } from "#app/order/model/list-messages";
import { createSendError, describeSkipped, MAX_ORDERS, PLACEHOLDERS } from "#app/order/model/staff-email-rules";
import { readStaffEmailForm, type StaffEmailDraft } from "#app/outbox/compose/read-staff-email.server";
import type { StaffEmailResult } from "#app/outbox/compose/respond-with-staff-email.server";
import { INITIAL_TEXT } from "#app/outbox/compose/staff-email-text";
import { type StaffEmailProblem, validateStaffEmail } from "#app/outbox/compose/validate-staff-email";
import { paths } from "#app/paths";
import { FormTooLarge, type ReceivedForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";

export interface StaffEmail extends StaffEmailDraft {
  /** Ids or numbers of orders, kept even if the orders cannot be read. */
  chosen: string[];
  recipients: Recipients | null;
}

/** Enough to tell that there are too many. */
const MAX_ORDERS_READ = 200;

type OpenStaffEmail = StaffEmail & { recipients: Recipients };

export async function openStaffEmail(context: RequestContext, fields: URLSearchParams): Promise<OpenStaffEmail> {
  const staffEmail = readStaffEmail(fields);
  const recipients = await listRecipients(context, staffEmail.chosen);
  return { ...staffEmail, text: INITIAL_TEXT, recipients, problems: checkOrderCount(recipients, staffEmail) ?? [] };
}

function readStaffEmail(fields: URLSearchParams): StaffEmail {
  const ids = fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean));
  const chosen = [...new Set(ids)].slice(0, MAX_ORDERS_READ);
  return { ...readStaffEmailForm(fields, paths.admin), chosen, recipients: null };
}

/** Whatever goes wrong, the form comes back as typed. @throws FormTooLarge */
export async function receiveStaffEmail(
  context: RequestContext,
  actor: string,
  { fields, fieldsTruncated }: ReceivedForm,
): Promise<StaffEmailResult<StaffEmail>> {
  let staffEmail = readStaffEmail(fields);
  if (fieldsTruncated && staffEmail.chosen.length < MAX_ORDERS_READ) throw new FormTooLarge();
  try {
    const opened = await openStaffEmail(context, fields);
    const { recipients } = opened;
    if (!fields.has("text")) return { staffEmail: opened, status: 200 };
    staffEmail = {
      ...staffEmail,
      recipients,
      show: Math.min(Math.max(staffEmail.show, 0), Math.max(recipients.to.length - 1, 0)),
    };
    if (fields.get("intent") !== "send") return { staffEmail, status: 200 };
    const problems = [
      ...(checkOrderCount(recipients, staffEmail) ?? checkRecipients(recipients)),
      ...validateStaffEmail(staffEmail, PLACEHOLDERS),
    ];
    if (problems.length > 0) return { staffEmail: { ...staffEmail, problems }, status: 400 };
    const { formId, subject, text, back } = staffEmail;
    await sendStaffEmail(context, actor, { formId, subject, text }, recipients.to);
    return { toast: createSentToast(recipients), back };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "staff email not sent");
    return { staffEmail: { ...staffEmail, problems: [createSendError()] }, status: 503 };
  }
}

function createSentToast({ to, invalid, duplicates }: Recipients): Flash {
  const isOne = to.length === 1;
  const count = isOne ? "1 email is on its way." : `${to.length} emails are on their way.`;
  const skipped = describeSkipped({ duplicates, invalid: invalid.length });
  return { title: isOne ? "Email Sent" : "Emails Sent", description: `${count} ${skipped}`.trim(), tone: "info" };
}

function checkOrderCount({ orders }: Recipients, { chosen }: StaffEmail): StaffEmailProblem[] | null {
  if (chosen.length >= MAX_ORDERS_READ) return [{ field: null, ...describeTooManyOrders(null, MAX_ORDERS) }];
  return orders > MAX_ORDERS ? [{ field: null, ...describeTooManyOrders(orders, MAX_ORDERS) }] : null;
}

function checkRecipients({ to }: Recipients): StaffEmailProblem[] {
  if (to.length > 0) return [];
  return [
    {
      field: null,
      title: "No Valid Email Address",
      description: "None of these orders has a valid email address. Open an order and correct its address first.",
    },
  ];
}
