import { expect, test } from "vitest";
import { loadSteps } from "#app/booking/customer/steps/load-steps.server";
import { loadWeekBoard } from "#app/booking/customer/week-board.server";
import { loadPreview } from "#app/booking/office/availability/preview.server";
import { loadMeeting } from "#app/booking/office/meeting/load-meeting.server";
import { book } from "#tests/support/booking/bookings";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const now = Date.parse("2026-10-30T12:00Z");
const [FIRST, SECOND] = ["2026-11-01T05:30Z", "2026-11-01T06:30Z"];
const [EARLIER, LATER] = ["1:30 AM EDT", "1:30 AM EST"];
const asked = { kind: "strategy", day: "2026-11-01", zone: null } as const;

test("when clocks are set back, two times that look the same show their zones, and each can be booked", async () => {
  const { services } = site;
  const { meetingKinds, weeklyHours } = services.db.tables;
  await services.db.transact(async (tx) => {
    await tx.delete(weeklyHours);
    await tx.insert(weeklyHours).values({ kindId: "strategy", weekday: 7, startMinute: 60, endMinute: 150 });
    await tx.update(meetingKinds).set({ stepMinutes: 30, bufferBefore: 0, bufferAfter: 0, dailyLimit: 0 });
  });
  const load = (slot: string | null) => loadSteps(services, { ...asked, slot }, { now });
  const listOffered = async () => (await load(null))?.day?.parts.flatMap(({ times }) => times);

  expect((await listOffered())?.map(({ time }) => time)).toEqual([
    "1:00 AM EDT",
    EARLIER,
    "1:00 AM EST",
    LATER,
    "2:00 AM",
  ]);
  for (const [slot, time] of [
    [FIRST, EARLIER],
    [SECOND, LATER],
  ] as const) {
    expect(await listOffered()).toContainEqual({ slot, time });
    expect((await load(slot))?.slot).toMatchObject({ slot, time, isFree: true });
  }
  expect((await loadWeekBoard(services, now))?.days.flatMap(({ times }) => times)).toContainEqual({
    slot: SECOND,
    time: LATER,
  });
  const preview = await loadPreview(services, ["strategy"], now);
  expect(preview.find(({ day }) => day === "2026-11-01")?.kinds[0]).toEqual(
    expect.arrayContaining([EARLIER, LATER, "2:00 AM"]),
  );

  const first = await book(site, { kind: "strategy", startsAt: Date.parse(FIRST) }, now);
  expect(first.startsAt).toEqual(new Date(FIRST));
  expect((await load(FIRST))?.slot).toMatchObject({ time: EARLIER, isFree: false });
  expect((await load(FIRST))?.slot?.others.map(({ time }) => time)).toContain(LATER);
  const { freeDays } = await loadMeeting(services, first.reference, true, now);
  expect(freeDays[0]?.times).toContainEqual({ at: Date.parse(SECOND), label: LATER });
  const second = await book(site, { kind: "strategy", startsAt: Date.parse(SECOND) }, now);
  expect(second.startsAt).toEqual(new Date(SECOND));
  expect((await listOffered())?.map(({ time }) => time)).toEqual(["1:00 AM EDT", "1:00 AM EST", "2:00 AM"]);
});
