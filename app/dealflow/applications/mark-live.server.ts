import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { LIVE, READY_FOR_LIVE } from "../model/stages";
import { changeApplication } from "./change-application.server";

/** False if the application is not fully onboarded, or in the trash. */
export async function markLive(services: Pick<Services, "db">, applicationId: string, actor: string): Promise<boolean> {
  const { id, deletedAt } = services.db.tables.dealflowApplications;
  const target = { actor, isTarget: and(eq(id, applicationId), isNull(deletedAt)) };
  const isMarked = await changeApplication(services, target, async ({ application, update, record }) => {
    if (application.status !== READY_FOR_LIVE) return false;
    await update({ status: LIVE });
    await record({ before: READY_FOR_LIVE, after: LIVE });
    return true;
  });
  return isMarked ?? false;
}
