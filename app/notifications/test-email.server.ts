import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { describeSender, describeSending, needsMailServer } from "../server/email/email.server";
import { type EmailContent, type EmailTopics, emailTopic } from "../server/email/email-topics.server";
import { explainFailure } from "../server/email/explain-failure.server";
import { writeTeamEmail } from "../server/email/team-email.server";
import type { Env } from "../server/env/env.server";
import { createPostId } from "../server/forms/submission-keys.server";
import { NO_MAIL_SERVER } from "../server/outbox/message-states";
import { enqueue } from "../server/outbox/outbox.server";
import type { Services } from "../server/services.server";
import { formatMoment, nameZone } from "../server/time/business-time.server";
import { business } from "../site";

const TOPIC = "test-email";

const testEmail = z.object({
  actor: z.string(),
  how: z.string(),
  from: z.string(),
  to: z.string().default(""),
  zone: z.string().default("UTC"),
});

export const testEmails: EmailTopics = {
  [TOPIC]: emailTopic("Test email", testEmail, writeTestEmail, {
    actor: "Rosa Delgado",
    how: "Mail server smtp.example:587, encrypted if the server offers it (STARTTLS)",
    from: "Dana Whitfield <dana@studio.example>",
    to: "rosa@studio.example",
    zone: "America/New_York",
  }),
};

function writeTestEmail({ actor, how, from, to, zone }: z.output<typeof testEmail>): EmailContent {
  return writeTeamEmail({
    subject: "Test email",
    heading: "This email arrived",
    lead: "Emails from your site reach this address.",
    parts: [
      {
        entries: [
          // Written when it is sent, which may be later than it was asked for.
          { label: "Sent", value: `${formatMoment(new Date(), zone)} (${nameZone(zone)})` },
          { label: "Sent by", value: how },
          { label: "From", value: from },
          ...(to ? [{ label: "To", value: to }] : []),
          { label: "Asked for by", value: actor },
        ],
      },
    ],
    foot: "Someone sent this test from your back office.",
  });
}

interface Test {
  to: string;
  actor: string;
  formId: string;
}

// Long enough for most mail servers.
const MAX_WAIT_MS = 8000;
const POLL_MS = 100;

const TESTS_PER_HOUR = 10;
export const TOO_MANY_TESTS = `You’ve sent ${TESTS_PER_HOUR} tests within an hour. Wait a few minutes.`;

export const countTest = ({ limiter }: Pick<Services, "limiter">, what: "email" | "webhook", actor: string) =>
  limiter.allows(`test ${what}`, actor, TESTS_PER_HOUR);

/** Waits a moment for the outcome. Returns the id for `findTestOutcome`, or null after too many tests. */
export async function sendTestEmail(services: Services, { to, actor, formId }: Test): Promise<string | null> {
  const { db, env, settings } = services;
  if (!(await countTest(services, "email", actor))) return null;
  const testId = createPostId(formId, to);
  const data = {
    actor,
    how: describeSending(env),
    from: describeSender(env, settings.recall(business)),
    to,
    zone: env.BUSINESS_TIMEZONE,
  };
  await db.transact((tx) =>
    enqueue(db, tx, { kind: "mail", topic: TOPIC, dedupeKey: toKey(testId), payload: { to, data } }),
  );
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end && (await findTestOutcome(services, testId))?.state === "sending") await wait(POLL_MS);
  return testId;
}

/** What happens to a test that no mail server takes. */
export function describeUnsentTest({ APP_ENV, SMTP_URL }: Env): string | undefined {
  if (SMTP_URL) return undefined;
  return APP_ENV === "production"
    ? "Until a mail server is set, it waits in the outbox."
    : "Until a mail server is set, it’s saved as a file on this server.";
}

const toKey = (testId: string) => `${TOPIC}:${testId}`;

export interface TestOutcome {
  state: "sent" | "sending" | "failed";
  title: string;
  text: string;
  facts: { label: string; value: string }[];
}

export async function findTestOutcome(
  { db, env, settings }: Services,
  testId: string,
  onlyTo?: string,
): Promise<TestOutcome | null> {
  const { outbox } = db.tables;
  const [row] = await db.read
    .select()
    .from(outbox)
    .where(and(eq(outbox.dedupeKey, toKey(testId)), eq(outbox.topic, TOPIC)));
  if (!row) return null;
  const { to } = row.payload as { to: string };
  if (onlyTo !== undefined && to !== onlyTo) return null;
  const { state, lastError, heldFor, answer, finishedAt, runAt } = row;
  const format = (at: Date) => formatMoment(at, env.BUSINESS_TIMEZONE);
  const facts = [
    { label: "To", value: to },
    { label: "From", value: describeSender(env, settings.recall(business)) },
    { label: "Sent by", value: describeSending(env) },
    ...(finishedAt ? [{ label: state === "sent" ? "Sent" : "Gave up", value: format(finishedAt) }] : []),
    ...(answer ? [{ label: "Server’s answer", value: answer }] : []),
    ...(lastError && !heldFor ? [{ label: "Server’s error", value: lastError }] : []),
  ];
  if (needsMailServer(env, { kind: "mail", state: state === "pending" ? "waiting" : state })) {
    const text = "It waits in the outbox until a mail server is set up (SMTP_URL).";
    return { state: "failed", title: NO_MAIL_SERVER, text, facts };
  }
  if (state === "sent") return { state, ...describeSent(env.SMTP_URL !== undefined), facts };
  if (heldFor) return { state: "failed", title: "Not sent yet", text: lastError ?? "", facts };
  if (!lastError) return { state: "sending", title: "Still being sent", text: "Reload this page in a moment.", facts };
  const next = state === "dead" ? "" : ` We try again ${format(runAt)}.`;
  return { state: "failed", title: "Not sent", text: explainFailure(lastError) + next, facts };
}

const describeSent = (hasServer: boolean) =>
  hasServer
    ? {
        title: "Accepted by the mail server",
        text: "If it isn’t in the inbox within a few minutes, look in the spam folder, then at the mail server.",
      }
    : {
        title: "Written to a file",
        text: "No mail server is set up, so the email is in the folder for emails of this server.",
      };
