import { z } from "zod";

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** One bare address each; the sender is MAIL_FROM. */
const addresses = { to: z.string(), replyTo: z.string().optional() };

/** A mail that was written out when it was queued, because somebody has seen these very words. */
const writtenMail = z.object({ ...addresses, subject: z.string(), text: z.string(), html: z.string() });

/** A mail that is written when it is sent, by its topic (mail-topics.server.ts), from its data. */
const mailData = z.object({ ...addresses, data: z.json() });

/** A mail as the outbox keeps it. */
export const mailPayload = z.union([writtenMail, mailData]);
export type WrittenMail = z.output<typeof writtenMail>;
export type MailPayload = WrittenMail | { to: string; replyTo?: string; data: JsonValue };

/** A webhook as the outbox keeps it: `body` is posted as JSON to `url`. */
export const webhookPayload = z.object({ url: z.string(), body: z.json() });
