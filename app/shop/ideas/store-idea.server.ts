import { emailTeam } from "#app/notifications/email-team.server";
import { createSubmissionKey, releaseKey } from "#app/server/forms/submission-keys.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { joinSearchText } from "#app/server/text/search-text";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { VisitSource } from "#drizzle/schema/values";
import type { IdeaKey } from "../model/idea-fields";
import { IDEA_KIND } from "../model/idea-fields";
import { toIdeaData } from "./idea-emails.server";

interface NewIdea {
  texts: Record<IdeaKey, string>;
  formId: string;
  source: VisitSource;
  spamReasons: string[];
}

/** Storing the same idea again, even at the same time, does nothing. */
export async function storeIdea(services: Services, idea: NewIdea, now = Date.now()): Promise<void> {
  const { db } = services;
  const { toolRequests } = db.tables;
  const { texts, formId, source, spamReasons } = idea;
  const key = createSubmissionKey({ form: "idea", ...texts, formId });
  await db.transact(async (tx) => {
    if (!formId) await releaseKey(tx, toolRequests, { key, now });
    const [row] = await tx
      .insert(toolRequests)
      .values({
        id: newId(now),
        name: texts.name,
        email: texts.email,
        ideaRequest: texts.idea,
        createdAt: new Date(now),
        submissionKey: key,
        source,
        status: spamReasons.length > 0 ? "spam" : "new",
        spamReasons,
        search: joinSearchText([texts.name, texts.email, texts.idea]),
      })
      .onConflictDoNothing({ target: toolRequests.submissionKey })
      .returning();
    if (!row || row.status === "spam") return;
    await queueTeamEmail(services, tx, row);
  });
}

async function queueTeamEmail(services: Services, tx: Writer, row: Row<"toolRequests">): Promise<void> {
  await emailTeam(services, tx, {
    topic: "idea-team",
    about: { kind: IDEA_KIND, id: row.id },
    dedupeKey: `idea-team:${row.id}`,
    replyTo: row.email,
    data: toIdeaData(services, row),
  });
}
