import { randomUUID } from "node:crypto";
import { eq, type SQL } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import type { Stage } from "../model/stages";

type Application = Row<"dealflowApplications">;

export interface ApplicationTarget {
  actor: string;
  isTarget: SQL | undefined;
  now?: Date;
}

export interface ApplicationChange {
  application: Application;
  update(values: Partial<Application>): Promise<void>;
  record(event: { before: Stage; after: Stage }): Promise<void>;
}

/** Like `changeOrder`, returns null without a change if there is no such application. */
export function changeApplication<Result>(
  { db }: Pick<Services, "db">,
  { actor, isTarget, now }: ApplicationTarget,
  change: (change: ApplicationChange) => Promise<Result>,
): Promise<Result | null> {
  const { dealflowApplications: applications } = db.tables;
  return db.transact(async (tx) => {
    const [application] = await lockRows(db, tx.select().from(applications).where(isTarget), "no key update");
    if (!application) return null;
    const { id } = application;
    return change({
      application,
      async update(values) {
        await tx.update(applications).set(values).where(eq(applications.id, id));
      },
      record: (event) => recordApplicationEvent(db, tx, { ...event, applicationId: id, actor }, now),
    });
  });
}

/** Only for `receiveApplication`, which creates applications. Other changes use `changeApplication`. */
export async function recordApplicationEvent(
  { tables: { dealflowEvents } }: Pick<Database, "tables">,
  tx: Writer,
  event: { applicationId: string; actor: string; before: Stage | null; after: Stage },
  createdAt = new Date(),
): Promise<void> {
  await tx.insert(dealflowEvents).values({ id: randomUUID(), createdAt, ...event });
}
