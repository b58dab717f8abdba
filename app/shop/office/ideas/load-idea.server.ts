import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { loadEntryHistory } from "#app/inbox/load-entry-history.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { createIdeaKind } from "#app/shop/ideas/idea-entries.server";
import { formatHistory } from "#app/trash/history.server";

/** @throws 404 */
export async function loadIdea({ db, env }: Services, ideaId: string) {
  const { toolRequests } = db.tables;
  const [[row], { colleagues, notes, history }] = await Promise.all([
    db.read.select().from(toolRequests).where(eq(toolRequests.id, ideaId)),
    loadEntryHistory({ db, env }, createIdeaKind({ db }), ideaId),
  ]);
  if (!row) throw data(null, { status: 404 });
  const { id, name, email, status, assigneeId, ideaRequest, spamReasons, source, createdAt } = row;
  const zone = env.BUSINESS_TIMEZONE;
  const received = formatMoment(createdAt, zone);
  return {
    ...{ id, name, email, status, assigneeId, colleagues, received },
    text: ideaRequest,
    spamReasons: spamReasons ?? [],
    source: describeVisitSource(source),
    trashedAt: row.deletedAt && formatMoment(row.deletedAt, zone),
    notes,
    history: formatHistory(history, zone),
    formId: newId(),
  };
}

export type Idea = Awaited<ReturnType<typeof loadIdea>>;
