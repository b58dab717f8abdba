import type { z } from "zod";
import { type MailPayload, mailPayload, type WrittenMail } from "../outbox/outbox-payload.server";

export type Mail = Pick<WrittenMail, "subject" | "text" | "html" | "unsubscribeUrl"> & {
  /** An attachment in the format of RFC 5545. */
  calendar?: { method: string; content: string };
};

export interface MailTopic {
  label: string;
  /** Absent where the mail is stored as written. */
  write?(data: unknown): Mail;
  /** Asked right before sending. A mail that is no longer wanted is removed instead. */
  isWanted?(data: unknown): Promise<boolean>;
  sample(): Mail;
}

export type MailTopics = Readonly<Record<string, MailTopic>>;

/** A mail that is written when it is sent. `shape` must have defaults for keys that older stored data lacks. */
export function mailTopic<Shape extends z.ZodType>(
  label: string,
  shape: Shape,
  write: (data: z.output<Shape>) => Mail,
  sample: z.input<Shape>,
): MailTopic {
  const writeChecked = (data: unknown) => write(shape.parse(data));
  return { label, write: writeChecked, sample: () => writeChecked(sample) };
}

/** Null if the payload is not a mail. @throws Error for a topic or data that only another version may know */
export function writeMail(
  topics: MailTopics,
  { topic, payload }: { topic: string; payload: unknown },
): (WrittenMail & Mail) | null {
  const { data: mail } = mailPayload.safeParse(payload) as { data?: MailPayload };
  if (!mail || "html" in mail) return mail ?? null;
  const write = topics[topic]?.write;
  if (!write) throw new Error(`this version has no mail "${topic}"`);
  return { to: mail.to, replyTo: mail.replyTo, ...write(mail.data) };
}

export async function isStillWanted(
  topics: MailTopics,
  { topic, payload }: { topic: string; payload: unknown },
): Promise<boolean> {
  const { data: mail } = mailPayload.safeParse(payload) as { data?: MailPayload };
  return !mail || "html" in mail || (await topics[topic]?.isWanted?.(mail.data)) !== false;
}
