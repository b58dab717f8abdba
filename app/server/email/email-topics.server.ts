import type { z } from "zod";
import { type EmailPayload, emailPayload, type WrittenEmail } from "../outbox/outbox-payload.server";

export type EmailContent = Pick<WrittenEmail, "subject" | "text" | "html" | "unsubscribeUrl"> & {
  /** An attachment in the format of RFC 5545. */
  calendar?: { method: string; content: string };
};

export interface EmailTopic {
  label: string;
  /** Whether the email stays true, so that the office may send it to the customer again. */
  canSendAgain?: boolean;
  /** Absent where the email is stored as written. */
  write?(data: unknown): EmailContent;
  /** Asked right before sending. An email that is no longer wanted is removed instead. */
  isWanted?(data: unknown): Promise<boolean>;
  sample(): EmailContent;
}

export type EmailTopics = Readonly<Record<string, EmailTopic>>;

/** An email that is written when it is sent. `shape` must have defaults for keys that older stored data lacks. */
export function emailTopic<Shape extends z.ZodType>(
  label: string,
  shape: Shape,
  write: (data: z.output<Shape>) => EmailContent,
  sample: z.input<Shape>,
  options: Pick<EmailTopic, "canSendAgain"> = {},
): EmailTopic {
  const writeChecked = (data: unknown) => write(shape.parse(data));
  return { label, write: writeChecked, sample: () => writeChecked(sample), ...options };
}

/** Null if the payload is not an email. @throws Error for a topic or data that only another version may know */
export function writeEmail(
  topics: EmailTopics,
  { topic, payload }: { topic: string; payload: unknown },
): (WrittenEmail & EmailContent) | null {
  const { data: email } = emailPayload.safeParse(payload) as { data?: EmailPayload };
  if (!email || "html" in email) return email ?? null;
  const write = topics[topic]?.write;
  if (!write) throw new Error(`this version has no email "${topic}"`);
  return { to: email.to, replyTo: email.replyTo, ...write(email.data) };
}

export async function isStillWanted(
  topics: EmailTopics,
  { topic, payload }: { topic: string; payload: unknown },
): Promise<boolean> {
  const { data: email } = emailPayload.safeParse(payload) as { data?: EmailPayload };
  return !email || "html" in email || (await topics[topic]?.isWanted?.(email.data)) !== false;
}
