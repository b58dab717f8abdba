import { eq, lt } from "drizzle-orm";
import type { Services } from "../server/services.server";
import { MINUTE } from "../server/time/durations";

const SENDER = "stripe";

/** Writes at most once a minute, because anybody can send events with a wrong signature. */
export async function recordRefusedEvent(services: Pick<Services, "db">): Promise<void> {
  const { db } = services;
  const { refusedEvents } = db.tables;
  const refusedAt = new Date(db.now());
  const setWhere = lt(refusedEvents.refusedAt, new Date(Number(refusedAt) - MINUTE));
  const last = await readRefusedEvent(services);
  if (last && Number(refusedAt) - Number(last) < MINUTE) return;
  await db.transact((tx) =>
    tx
      .insert(refusedEvents)
      .values({ sender: SENDER, refusedAt })
      .onConflictDoUpdate({ target: refusedEvents.sender, set: { refusedAt }, setWhere }),
  );
}

export async function readRefusedEvent({ db }: Pick<Services, "db">): Promise<Date | null> {
  const { sender, refusedAt } = db.tables.refusedEvents;
  const [row] = await db.read.select({ refusedAt }).from(db.tables.refusedEvents).where(eq(sender, SENDER));
  return row?.refusedAt ?? null;
}
