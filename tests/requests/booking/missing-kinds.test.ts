import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { meetingKinds } from "#app/booking/model/kinds";
import { addMissingKinds } from "#app/booking/state/add-missing-kinds.server";
import { emptyTables } from "#tests/support/database/rows";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

async function readKinds() {
  const { meetingKinds, weeklyHours } = site.services.db.tables;
  const { read } = site.services.db;
  const { kindId, weekday, startMinute } = weeklyHours;
  return {
    kinds: await read.select().from(meetingKinds).orderBy(asc(meetingKinds.position)),
    hours: await read.select().from(weeklyHours).orderBy(asc(kindId), asc(weekday), asc(startMinute)),
  };
}

let migrated: Awaited<ReturnType<typeof readKinds>>;
beforeAll(async () => {
  migrated = await readKinds();
  expect(migrated.kinds.map(({ id }) => id)).toEqual(meetingKinds.map(({ id }) => id));
});

test("a start adds the kinds of meetings that the database lacks, with their hours, also in two processes", async () => {
  await emptyTables(site, "meetingKinds");
  expect((await readKinds()).hours).toEqual([]);
  const start = site.services.features.onStart["add missing kinds of meetings"];
  await Promise.all([start?.(), addMissingKinds(site.services)]);
  expect(await readKinds()).toEqual(migrated);
});

test("a start leaves the rules that the office has changed", async () => {
  const { db } = site.services;
  const { meetingKinds, weeklyHours } = db.tables;
  await db.transact(async (tx) => {
    await tx.update(meetingKinds).set({ minutes: 45 }).where(eq(meetingKinds.id, "audit"));
    await tx.delete(weeklyHours).where(eq(weeklyHours.kindId, "audit"));
  });
  const changed = await readKinds();
  await addMissingKinds(site.services);
  expect(await readKinds()).toEqual(changed);
});
