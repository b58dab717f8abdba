import { z } from "zod";

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A mail as the outbox keeps it; the sender is MAIL_FROM. `to` and `replyTo` are one bare address each. */
export const mailPayload = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type MailPayload = z.output<typeof mailPayload>;

/** A webhook as the outbox keeps it: `body` is posted as JSON to `url`. */
export const webhookPayload = z.object({ url: z.string(), body: z.json() });
