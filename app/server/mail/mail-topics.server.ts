import type { z } from "zod";
import { type MailPayload, mailPayload, type WrittenMail } from "../outbox/outbox-payload.server";

/** What a mail says. */
export type Mail = Pick<WrittenMail, "subject" | "text" | "html">;

/** One kind of mail, under the name that the outbox stores as its topic. */
export interface MailTopic {
  /** What the back office calls it. */
  label: string;
  /** Writes it from the data that the outbox stored; absent where the mail is stored as written. */
  write?(data: unknown): Mail;
  /** An example for `/dev/mails`. */
  sample(): Mail;
}

export type MailTopics = Readonly<Record<string, MailTopic>>;

/**
 * A mail that is written when it is sent. Its data may have waited since an earlier version: `shape` checks it, and
 * gives a default to every key that came later.
 */
export function mailTopic<Shape extends z.ZodType>(
  label: string,
  shape: Shape,
  write: (data: z.output<Shape>) => Mail,
  sample: z.input<Shape>,
): MailTopic {
  const writeChecked = (data: unknown) => write(shape.parse(data));
  return { label, write: writeChecked, sample: () => writeChecked(sample) };
}

/**
 * The mail of an outbox message as it goes out, or null where the payload is no mail.
 * @throws Error when this version has no such topic or the data does not fit it: another version may know better
 */
export function writeMail(
  topics: MailTopics,
  { topic, payload }: { topic: string; payload: unknown },
): WrittenMail | null {
  const { data: mail } = mailPayload.safeParse(payload) as { data?: MailPayload };
  if (!mail || "html" in mail) return mail ?? null;
  const write = topics[topic]?.write;
  if (!write) throw new Error(`this version has no mail "${topic}"`);
  return { to: mail.to, replyTo: mail.replyTo, ...write(mail.data) };
}
