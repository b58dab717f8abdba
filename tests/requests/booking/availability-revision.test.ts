import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAvailabilityRevision } from "../../../app/booking/availability/revision.server";
import { cancelMeeting, restoreMeeting } from "../../../app/booking/place/cancel-meeting.server";
import { markNoShow } from "../../../app/booking/place/mark-no-show.server";
import { moveMeeting } from "../../../app/booking/place/move-meeting.server";
import { book, getTime } from "../../support/booking/bookings";
import { setUpSite } from "../../support/site";

const site = setUpSite();

test("each change of a booking or the availability has its own revision", async () => {
  const { services } = site;
  const { db } = services;
  const { meetingKinds, specialDays, weeklyHours } = db.tables;
  const [startsAt, target] = [await getTime(site), await getTime(site, -1)];
  const later = target + 60_000;
  let id = "";
  const changes: Record<string, () => Promise<unknown>> = {
    booked: async () => {
      id = (await book(site, { startsAt })).id;
    },
    moved: () => moveMeeting(services, "Visitor", id, target),
    cancelled: () => cancelMeeting(services, "Ana", id, null),
    restored: () => restoreMeeting(services, "Ana", id),
    missed: () => markNoShow(services, "Ana", id, false, later),
    length: () => db.transact((tx) => tx.update(meetingKinds).set({ minutes: 20 }).where(eq(meetingKinds.id, "audit"))),
    hours: () => db.transact((tx) => tx.delete(weeklyHours).where(eq(weeklyHours.weekday, 5))),
    "day off": () =>
      db.transact((tx) => tx.insert(specialDays).values({ id: randomUUID(), day: "2026-12-24", hours: [] })),
    "special hours": () => db.transact((tx) => tx.update(specialDays).set({ hours: [{ start: 540, end: 600 }] })),
  };
  const seen = new Map<string, string>();
  seen.set(await readAvailabilityRevision(db), "first");
  for (const [name, change] of Object.entries(changes)) {
    await change();
    const revision = await readAvailabilityRevision(db);
    expect(seen.get(revision), name).toBeUndefined();
    expect(await readAvailabilityRevision(db)).toBe(revision);
    seen.set(revision, name);
  }
});
