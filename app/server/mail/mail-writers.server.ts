import type { z } from "zod";
import { mailPayload, type WrittenMail } from "../outbox/outbox-payload.server";

/** What a mail says. */
export type Mail = Pick<WrittenMail, "subject" | "text" | "html">;

/** Mails by name, each made of the data that the outbox keeps for it. The nouns write them, `app/mails.server.ts` names them. */
export type MailWriters = Readonly<Record<string, (data: unknown) => Mail>>;

/** A writer whose data is checked first: it may have waited in the database since an earlier version. */
export function mailWriter<Shape extends z.ZodType>(
  shape: Shape,
  write: (data: z.output<Shape>) => Mail,
): (data: unknown) => Mail {
  return (data) => write(shape.parse(data));
}

/**
 * The mail of an outbox payload as it goes out, or null where the payload is no mail.
 * @throws when this version has no such writer or the data does not fit it: another version may know better
 */
export function writeMail(writers: MailWriters, payload: unknown): WrittenMail | null {
  const { data: mail } = mailPayload.safeParse(payload);
  if (!mail || "html" in mail) return mail ?? null;
  const { to, replyTo, mail: name, data } = mail;
  const write = writers[name];
  if (!write) throw new Error(`nobody writes the mail "${name}"`);
  return { to, replyTo, ...write(data) };
}
