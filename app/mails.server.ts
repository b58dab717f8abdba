import { orderMails } from "./order/mails/order-mails.server";
import type { MailWriters } from "./server/mail/mail-writers.server";

/**
 * Who writes which mail, for the outbox. The names stand in stored messages: one that is given up stays here for as
 * long as such messages may wait or be looked at.
 */
export const mails: MailWriters = { ...orderMails };
