import type { z } from "zod";
import type { Business } from "#app/site";
import { type EmailPayload, emailPayload, type WrittenEmail } from "../outbox/outbox-payload.server";

interface RenderedEmail extends Pick<WrittenEmail, "text" | "html"> {
  /** An attachment in the format of RFC 5545. */
  calendar?: { method: string; content: string };
}

/** `render` adds the agency's name and addresses. */
export interface EmailContent extends Pick<WrittenEmail, "subject" | "unsubscribeUrl"> {
  render(business: Business): RenderedEmail;
}

export type FinishedEmail = Omit<EmailContent, "render"> & RenderedEmail;

export function finishEmail({ render, ...email }: EmailContent, business: Business): FinishedEmail {
  return { ...email, ...render(business) };
}

export interface EmailTopic {
  label: string;
  /** Whether the email stays true, so that the office may send it to the customer again. */
  canSendAgain?: boolean;
  /** Whether it has a link that opens an account: the outbox does not show what it says. */
  isPrivate?: boolean;
  /** Absent where the email is stored as written. */
  write?(data: unknown, business: Business): FinishedEmail;
  /** Asked right before sending. An email that is no longer wanted is removed instead. */
  isWanted?(data: unknown): Promise<boolean>;
  sample(business: Business): FinishedEmail;
}

export type EmailTopics = Readonly<Record<string, EmailTopic>>;

/** An email that is written when it is sent. `shape` must have defaults for keys that older stored data lacks. */
export function emailTopic<Shape extends z.ZodType>(
  label: string,
  shape: Shape,
  write: (data: z.output<Shape>) => EmailContent,
  sample: z.input<Shape>,
  options: Pick<EmailTopic, "canSendAgain" | "isPrivate"> = {},
): EmailTopic {
  const writeChecked = (data: unknown, business: Business) => finishEmail(write(shape.parse(data)), business);
  return { label, write: writeChecked, sample: (business) => writeChecked(sample, business), ...options };
}

/** Null if the payload is not an email. @throws Error for a topic or data that only another version may know */
export function writeEmail(
  topics: EmailTopics,
  { topic, payload }: { topic: string; payload: unknown },
  business: Business,
): (WrittenEmail & FinishedEmail) | null {
  const { data: email } = emailPayload.safeParse(payload) as { data?: EmailPayload };
  if (!email || "html" in email) return email ?? null;
  const write = topics[topic]?.write;
  if (!write) throw new Error(`this version has no email "${topic}"`);
  return { to: email.to, replyTo: email.replyTo, ...write(email.data, business) };
}

export async function isStillWanted(
  topics: EmailTopics,
  { topic, payload }: { topic: string; payload: unknown },
): Promise<boolean> {
  const { data: email } = emailPayload.safeParse(payload) as { data?: EmailPayload };
  return !email || "html" in email || (await topics[topic]?.isWanted?.(email.data)) !== false;
}
