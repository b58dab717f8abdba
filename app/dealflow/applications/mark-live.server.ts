import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { LIVE, READY_FOR_LIVE } from "../model/stages";

/** Returns false if the application is not fully onboarded, or in the trash. */
export function markLive({ db }: Pick<Services, "db">, applicationId: string, actor: string): Promise<boolean> {
  const { dealflowApplications: applications, dealflowEvents: events } = db.tables;
  return db.transact(async (tx) => {
    const [marked] = await tx
      .update(applications)
      .set({ status: LIVE })
      .where(
        and(
          eq(applications.id, applicationId),
          isNull(applications.deletedAt),
          eq(applications.status, READY_FOR_LIVE),
        ),
      )
      .returning({ id: applications.id });
    if (!marked) return false;
    const change = { applicationId, createdAt: new Date(), actor, before: READY_FOR_LIVE, after: LIVE };
    await tx.insert(events).values({ id: randomUUID(), ...change });
    return true;
  });
}
