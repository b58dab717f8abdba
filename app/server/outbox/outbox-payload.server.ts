import { z } from "zod";

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

const addresses = { to: z.string(), replyTo: z.string().optional() };

/** Written when it was queued, because somebody has seen these words. */
const writtenMail = z.object({
  ...addresses,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Mail programs show a button that posts to it (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
});

/** Written when it is sent, by its topic (mail-topics.server.ts). */
const mailData = z.object({ ...addresses, data: z.json() });

export const mailPayload = z.union([writtenMail, mailData]);
export type WrittenMail = z.output<typeof writtenMail>;
export type MailPayload = WrittenMail | { to: string; replyTo?: string; data: JsonValue };

export const webhookPayload = z.object({ url: z.string(), body: z.json() });
