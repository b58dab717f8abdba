import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { formatMoment } from "#app/server/business-time.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import type { Services } from "#app/server/services.server";

/** @throws 404 */
export async function loadIdea({ db, env }: Services, ideaId: string) {
  const { toolRequests } = db.tables;
  const [row] = await db.read.select().from(toolRequests).where(eq(toolRequests.id, ideaId));
  if (!row) throw data(null, { status: 404 });
  const { id, name, email, status, ideaRequest, spamReasons, source, createdAt } = row;
  return {
    ...{ id, name, email, status },
    text: ideaRequest,
    spamReasons: spamReasons ?? [],
    source: describeVisitSource(source),
    received: formatMoment(createdAt, env.BUSINESS_TIMEZONE),
  };
}

export type Idea = Awaited<ReturnType<typeof loadIdea>>;
