import { z } from "zod";

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

const addresses = { to: z.string(), replyTo: z.string().optional() };

/** Written when it was queued, because somebody has seen these words. */
const writtenEmail = z.object({
  ...addresses,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Email programs show a button that posts to it (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
});

/** For an email to the team: who gets it, and where they choose what they get. */
const teamRecipient = z.object({
  /** Not set for TEAM_EMAIL. */
  userId: z.string().optional(),
  /** What the person must still be allowed to open when the email is sent. */
  groups: z.array(z.string()).default([]),
  choicesUrl: z.string(),
});
export type TeamRecipient = z.output<typeof teamRecipient>;

/** Written by its topic when it is sent (email-topics.server.ts). */
const emailData = z.object({ ...addresses, team: teamRecipient.optional(), data: z.json() });

export const emailPayload = z.union([writtenEmail, emailData]);
export type WrittenEmail = z.output<typeof writtenEmail>;
export type EmailPayload = WrittenEmail | { to: string; replyTo?: string; team?: TeamRecipient; data: JsonValue };

export const webhookPayload = z.object({ url: z.string(), body: z.json() });
