import { z } from "zod";
import { describeSender } from "../server/email/email.server";
import { type EmailContent, emailTopic } from "../server/email/email-topics.server";
import { writeTeamEmail } from "../server/email/team-email.server";
import { createPostId } from "../server/forms/submission-keys.server";
import { enqueue } from "../server/outbox/outbox.server";
import type { Services } from "../server/services.server";
import { business } from "../site";
import { describeSending, listWebhooks } from "./connections.server";

const testEmail = z.object({ actor: z.string(), how: z.string(), from: z.string() });

export const testEmails = {
  "test-email": emailTopic("Test email", testEmail, writeTestEmail, {
    actor: "Rosa Delgado",
    how: "Mail server smtp.example:587",
    from: "Dana Whitfield <dana@studio.example>",
  }),
};

function writeTestEmail({ actor, how, from }: z.output<typeof testEmail>): EmailContent {
  return writeTeamEmail({
    subject: "Test email",
    heading: "This email arrived",
    lead: "Emails from your site reach this address.",
    parts: [
      {
        entries: [
          { label: "Sent by", value: how },
          { label: "From", value: from },
          { label: "Asked for by", value: actor },
        ],
      },
    ],
    foot: "Somebody asked for this email under Settings, Connections.",
  });
}

interface Test {
  actor: string;
  /** The same form sends one test. */
  formId: string;
}

export async function sendTestEmail(
  { db, env, settings }: Services,
  to: string,
  { actor, formId }: Test,
): Promise<void> {
  const from = describeSender(env, settings.recall(business));
  await db.transact((tx) =>
    enqueue(db, tx, {
      kind: "mail",
      topic: "test-email",
      dedupeKey: `test-email:${createPostId(formId, to)}`,
      payload: { to, data: { actor, how: describeSending(env), from } },
    }),
  );
}

/** Returns the number of addresses that get a test. */
export async function sendTestWebhooks({ db, env }: Services, { actor, formId }: Test): Promise<number> {
  const webhooks = listWebhooks(env).flatMap(({ label, url }) => (url ? [{ label, url }] : []));
  await db.transact(async (tx) => {
    for (const { label, url } of webhooks)
      await enqueue(db, tx, {
        kind: "webhook",
        topic: "test-webhook",
        dedupeKey: `test-webhook:${createPostId(formId, label)}`,
        payload: { url, body: { test: true, for: label, askedForBy: actor } },
      });
  });
  return webhooks.length;
}
