import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { domainToASCII } from "node:url";
import type { NodemailerError, SendMailOptions } from "nodemailer";
import { type Business, business } from "#app/site";
import type { Env } from "../env/env.server";
import type { Logger } from "../log.server";
import type { MessageState } from "../outbox/message-states";
import { NotWanted, PermanentError, type Sender, TimedOut } from "../outbox/outbox.server";
import type { WrittenEmail } from "../outbox/outbox-payload.server";
import type { FindAddress } from "../outbox/team-recipient.server";
import type { Settings } from "../settings.server";
import { addConfirmation } from "./confirmation-links.server";
import { type EmailTopics, type FinishedEmail, findRecipient, isStillWanted, writeEmail } from "./email-topics.server";

const hasNoMailServer = ({ APP_ENV, SMTP_URL }: Pick<Env, "APP_ENV" | "SMTP_URL">): boolean =>
  APP_ENV === "production" && !SMTP_URL;

export function listEmailNotes(env: Parameters<typeof hasNoMailServer>[0]): string[] {
  if (!hasNoMailServer(env)) return [];
  return ["No email is sent until a mail server is set up (SMTP_URL). Until then, emails wait in the outbox."];
}

export const needsMailServer = (
  env: Parameters<typeof hasNoMailServer>[0],
  message: { kind: string; state: MessageState },
) => hasNoMailServer(env) && message.kind === "mail" && message.state !== "sent" && message.state !== "dead";

export function describeSending({ APP_ENV, SMTP_URL }: Pick<Env, "APP_ENV" | "SMTP_URL">): string {
  if (!SMTP_URL) return APP_ENV === "production" ? "No mail server" : "Saved as files on this server";
  const { host, protocol, searchParams } = new URL(SMTP_URL);
  if (protocol === "smtps:") return `Mail server ${host}, encrypted (TLS)`;
  if (searchParams.get("requireTLS") === "true") return `Mail server ${host}, encrypted (STARTTLS)`;
  if (searchParams.get("ignoreTLS") === "true") return `Mail server ${host}, not encrypted`;
  return `Mail server ${host}, encrypted if the server offers it (STARTTLS)`;
}

/** Without SMTP_URL, emails become files in `VAR_DIR/mail`, but not in production. `timeout`: milliseconds. */
export function createMailer(
  env: Pick<Env, "APP_ENV" | "ORIGIN" | "SMTP_URL" | "MAIL_FROM" | "VAR_DIR">,
  log: Logger,
  settings: Settings,
  topics: () => EmailTopics,
  { timeout = 10_000, findAddress }: { timeout?: number; findAddress?: FindAddress } = {},
): Sender {
  const deliver = env.SMTP_URL
    ? createSmtpDelivery(env.SMTP_URL, timeout)
    : createFileDelivery(resolve(env.VAR_DIR, "mail"), log);
  const target = env.SMTP_URL ? `the mail server ${new URL(env.SMTP_URL).host}` : "the mail folder";
  return {
    isOff: hasNoMailServer(env),
    getTarget: () => target,
    async prepare({ id, confirmation, ...message }) {
      const texts = await settings.read(business);
      const email = writeEmail(topics(), message, texts);
      if (!email) throw new PermanentError("not an email");
      const linked = confirmation ? addConfirmation(email, env.ORIGIN, confirmation) : email;
      const composed = composeEmail(id, linked, getSender(env, texts));
      return async (signal) => {
        const address = await findRecipient(message.payload, findAddress);
        if (address === null || !(await isStillWanted(topics(), message))) throw new NotWanted("not wanted anymore");
        return deliver.send(id, { ...composed, to: { name: "", address }, signal });
      };
    },
    close: deliver.close,
  };
}

export function describeSender(...about: Parameters<typeof getSender>): string {
  const { name, address } = getSender(...about);
  return `${name} <${address}>`;
}

function getSender({ MAIL_FROM = "" }: Partial<Pick<Env, "MAIL_FROM">>, { name, email }: Business) {
  const [, given, address] = /^(.*)<(.*)>\s*$/.exec(MAIL_FROM) ?? [];
  return { name: given?.trim().replace(/^"(.*)"$/, "$1") || name, address: (address ?? MAIL_FROM).trim() || email };
}

// Message-ID and X-Entity-Ref-ID stay the same in every attempt, so that a repeat can be recognized.
function composeEmail(
  id: string,
  email: WrittenEmail & FinishedEmail,
  from: ReturnType<typeof getSender>,
): SendMailOptions {
  if (!isMailableAddress(email.to)) throw new PermanentError("not an email address");
  const domain = domainToASCII(/@([^\s<>@]+)$/.exec(from.address)?.[1] ?? "") || "localhost";
  return {
    from,
    to: { name: "", address: email.to },
    replyTo: email.replyTo && isMailableAddress(email.replyTo) ? { name: "", address: email.replyTo } : undefined,
    subject: email.subject.replace(/[\p{Cc}\s]+/gu, " ").trim(),
    text: email.text,
    html: email.html,
    icalEvent: email.calendar && { ...email.calendar, filename: "invite.ics" },
    messageId: `<${id}@${domain}>`,
    // RFC 3834: prevents out-of-office answers.
    headers: { "X-Entity-Ref-ID": id, "Auto-Submitted": "auto-generated", ...getUnsubscribeHeaders(email) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function getUnsubscribeHeaders({ unsubscribeUrl }: WrittenEmail): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** One bare address: no header injection, second recipient or comment (RFC 5322). */
function isMailableAddress(text: string): boolean {
  return text.length <= 254 && /^[^\p{Cc}\s@<>()[\],;:"\\]+@[^\p{Cc}\s@<>()[\],;:"\\]+$/u.test(text);
}

interface Delivery {
  send(id: string, email: SendMailOptions): Promise<string | undefined>;
  close?(): void;
}

const describeTransport = (url: string, timeout: number) => ({
  url,
  dnsTimeout: 5_000,
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
});

// Loaded with the first email, because the package takes 5 MB.
const loadMailer = () => import("nodemailer");

/** Connects, encrypts and signs in without sending an email. `timeout`: milliseconds. */
export async function signInToMailServer(url: string, timeout: number): Promise<void> {
  const { createTransport } = await loadMailer();
  const transport = createTransport(describeTransport(url, timeout));
  await transport.verify().finally(() => transport.close());
}

function createSmtpDelivery(url: string, timeout: number): Delivery {
  const connect = async () =>
    (await loadMailer()).createTransport({ ...describeTransport(url, timeout), pool: true, maxConnections: 4 });
  let transport: ReturnType<typeof connect> | undefined;
  return {
    async send(_id, email) {
      transport ??= connect();
      try {
        return (await (await transport).sendMail(email)).response;
      } catch (error) {
        const { code, message } = error as NodemailerError;
        if (code === "ETIMEDOUT") throw new TimedOut(message);
        throw isPermanentRejection(error as NodemailerError) ? new PermanentError(message) : error;
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

// A 5xx for the recipient or message (RFC 5321), or an invalid envelope; a refused login or sender is retried.
function isPermanentRejection({ code, command, permanent }: NodemailerError): boolean {
  if (permanent) return command === "DATA" || Boolean(command?.startsWith("RCPT TO"));
  return permanent === undefined && (code === "EENVELOPE" || code === "EMESSAGE");
}

function createFileDelivery(folder: string, log: Logger): Delivery {
  return {
    async send(id, email) {
      const { createTransport } = await loadMailer();
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(email);
      const file = join(folder, `${id}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, "email: no SMTP_URL, written to a file");
      return undefined;
    },
  };
}
