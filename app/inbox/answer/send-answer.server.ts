import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import type { StaffEmailDraft } from "#app/outbox/compose/read-staff-email.server";
import { createStaffEmail } from "#app/outbox/compose/staff-email.server";
import { fillPlaceholders } from "#app/outbox/compose/staff-email-text";
import type { StaffEmailProblem } from "#app/outbox/compose/validate-staff-email";
import { finishEmail } from "#app/server/email/email-topics.server";
import { createPostId } from "#app/server/forms/submission-keys.server";
import type { EntryKind, EntryRow } from "#app/server/inbox-source.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import { toTitleCase } from "#app/server/text/clean-text";
import { business } from "#app/site";
import { lockRows } from "#drizzle/lock-rows";
import { createReplyId } from "./answer-text";

export interface Recipient {
  fullName: string;
  email: string;
  placeholders: { name: string };
}

export function checkStatus(
  { noun }: Pick<EntryKind, "noun">,
  { status, deletedAt }: Pick<EntryRow, "status" | "deletedAt">,
): StaffEmailProblem[] {
  if (status !== "spam" && !deletedAt) return [];
  const title = `${toTitleCase(noun)} in ${deletedAt ? "the Trash" : "Spam"}`;
  return [{ field: null, title, description: `Restore the ${noun} before you answer it.` }];
}

/** A form sent twice sends one email. Returns why nothing was sent, such as a colleague's change. @throws 404 */
export async function sendAnswer(
  services: Services,
  kind: EntryKind,
  actor: string,
  entry: EntryRow,
  { formId, subject, text, recipient }: StaffEmailDraft & { recipient: Recipient | null },
): Promise<StaffEmailProblem[]> {
  const { db, env } = services;
  const { entries, events, answerTopic } = kind;
  const values = recipient?.placeholders ?? {};
  const id = createReplyId(formId, createPostId(entry.id, formId, subject, text));
  const written = { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
  const email = createStaffEmail({ ...written, fullName: entry.name });
  const answer = finishEmail(email, await services.settings.read(business));
  return db.transact(async (tx) => {
    const { status, deletedAt } = entries;
    const isEntry = eq(entries.id, entry.id);
    const [current] = await lockRows(db, tx.select({ status, deletedAt }).from(entries).where(isEntry));
    if (!current) throw data(null, { status: 404 });
    const problems = checkStatus(kind, current as Pick<EntryRow, "status" | "deletedAt">);
    if (problems.length > 0) return problems;
    const inserted = await tx
      .insert(events)
      .values({
        ...{ id, entryId: entry.id, createdAt: new Date(), actor, kind: "answer" },
        ...{ after: answer.subject, detail: written.text },
      })
      .onConflictDoNothing()
      .returning({ id: events.id });
    if (inserted.length === 0) return [];
    await tx.update(entries).set({ status: "answered" }).where(isEntry);
    await enqueue(db, tx, {
      kind: "mail",
      topic: answerTopic,
      about: { kind: kind.name, id: entry.id },
      dedupeKey: `${answerTopic}:${id}`,
      payload: { to: entry.email, replyTo: env.TEAM_EMAIL, ...answer },
    });
    return [];
  });
}
