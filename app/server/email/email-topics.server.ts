import type { z } from "zod";
import type { Business } from "#app/site";
import {
  type EmailPayload,
  emailPayload,
  type TeamRecipient,
  type WrittenEmail,
} from "../outbox/outbox-payload.server";
import type { FindAddress } from "../outbox/team-recipient.server";

interface RenderedEmail extends Pick<WrittenEmail, "text" | "html"> {
  subject?: string;
  calendar?: { method: string; content: string };
}

export interface FootLink {
  label: string;
  href: string;
}

/** `render` adds the agency's name and addresses, and to a team email why its reader gets it. */
export interface EmailContent extends Pick<WrittenEmail, "subject" | "unsubscribeUrl"> {
  render(business: Business, footLink?: FootLink): RenderedEmail;
}

export type FinishedEmail = Omit<EmailContent, "render"> & RenderedEmail;

export function finishEmail(
  { render, ...email }: EmailContent,
  business: Business,
  footLink?: FootLink,
): FinishedEmail {
  return { ...email, ...render(business, footLink) };
}

export interface EmailTopic {
  label: string;
  /** Whether the email stays true, so that the office may send it to the customer again. */
  canSendAgain?: boolean;
  /** Whether the email has a link that opens an account, so that the outbox does not show it. */
  isPrivate?: boolean;
  write?(data: unknown, business: Business, footLink?: FootLink): FinishedEmail;
  /** Asked right before sending. An unwanted email is removed instead. */
  isWanted?(data: unknown): Promise<boolean>;
  /** Says in the outbox which of such emails it is. */
  describe?(data: unknown): string;
  sample(business: Business): FinishedEmail;
}

export type EmailTopics = Readonly<Record<string, EmailTopic>>;

/** An email that is written when it is sent. `shape` must have defaults for keys that older stored data lacks. */
export function emailTopic<Shape extends z.ZodType>(
  label: string,
  shape: Shape,
  write: (data: z.output<Shape>) => EmailContent,
  sample: z.input<Shape>,
  {
    describe,
    ...options
  }: Pick<EmailTopic, "canSendAgain" | "isPrivate"> & { describe?(data: z.output<Shape>): string } = {},
): EmailTopic {
  const writeChecked: NonNullable<EmailTopic["write"]> = (data, business, footLink) =>
    finishEmail(write(shape.parse(data)), business, footLink);
  return {
    label,
    write: writeChecked,
    sample: (business) => writeChecked(sample, business),
    ...options,
    ...(describe && {
      describe: (data) => {
        const read = shape.safeParse(data);
        return read.success ? describe(read.data) : "";
      },
    }),
  };
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
  if (!write) throw new Error(`This version has no email "${topic}".`);
  return {
    to: email.to,
    replyTo: email.replyTo,
    ...write(email.data, business, email.team && describeChoices(email.team)),
  };
}

const describeChoices = ({ userId, choicesUrl }: TeamRecipient): FootLink => ({
  label: userId
    ? "You get this email because you chose to. Change what you get"
    : "This address gets every email to the team. Change who gets what",
  href: choicesUrl,
});

export async function isStillWanted(
  topics: EmailTopics,
  { topic, payload }: { topic: string; payload: unknown },
): Promise<boolean> {
  const { data: email } = emailPayload.safeParse(payload) as { data?: EmailPayload };
  if (!email || "html" in email) return true;
  return (await topics[topic]?.isWanted?.(email.data)) !== false;
}

export function describeEmail(topics: EmailTopics, { topic, payload }: { topic: string; payload: unknown }): string {
  const { data: email } = emailPayload.safeParse(payload) as { data?: EmailPayload };
  return !email || "html" in email ? "" : (topics[topic]?.describe?.(email.data) ?? "");
}

// A colleague's address may have changed since the email was queued, or be gone.
export async function findRecipient(payload: unknown, findAddress?: FindAddress): Promise<string | null> {
  const { data: email } = emailPayload.safeParse(payload) as { data?: EmailPayload };
  if (!email) return null;
  if ("html" in email || !email.team?.userId || !findAddress) return email.to;
  return findAddress({ ...email.team, to: email.to });
}
