import { z } from "zod";

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

const addresses = { to: z.string(), replyTo: z.string().optional() };

// Stored as written, because somebody has already seen this text.
const writtenEmail = z.object({
  ...addresses,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Email programs show a button that posts to it (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
});

const teamRecipient = z.object({
  userId: z.string().optional(),
  /** The recipient must still be allowed to open these when the email is sent. */
  groups: z.array(z.string()).default([]),
  choicesUrl: z.string(),
});
export type TeamRecipient = z.output<typeof teamRecipient>;

const emailData = z.object({ ...addresses, team: teamRecipient.optional(), data: z.json() });

export const emailPayload = z.union([writtenEmail, emailData]);
export type WrittenEmail = z.output<typeof writtenEmail>;
export type EmailPayload = WrittenEmail | { to: string; replyTo?: string; team?: TeamRecipient; data: JsonValue };

export const webhookPayload = z.object({ url: z.string(), body: z.json() });
