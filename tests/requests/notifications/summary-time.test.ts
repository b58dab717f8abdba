import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { calendar } from "#app/site";
import { sendSummaries } from "#app/summary/send-summaries.server";
import type { Row } from "#drizzle/schema";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { choose } from "#tests/support/office/notifications";
import { saveSection } from "#tests/support/office/settings";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import { addReader, emptyOffice, HOUR, listSummaries, WEDNESDAY } from "#tests/support/office/summaries";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });

beforeEach(async () => {
  await emptyOffice(site);
  await emptyTables(site, "accountEvents");
  await insertContactMessage(site, { status: "new" });
});

describe("the summary comes", () => {
  test("at the hour of each person, once a day, also from two processes", async () => {
    const other = createOtherInstance(site);
    try {
      await addReader(site, "ana");
      await addReader(site, "ben", { summaryHour: 17 });
      const at = (time: number) => Promise.all([site.services, other].map((services) => sendSummaries(services, time)));
      await at(WEDNESDAY - 1);
      expect(await listSummaries(site)).toEqual([]);
      await at(WEDNESDAY);
      await at(WEDNESDAY + HOUR);
      expect((await listSummaries(site)).map(({ key }) => key)).toEqual(["team-summary:ana:2026-11-25"]);
      await at(WEDNESDAY + 9 * HOUR);
      expect((await listSummaries(site)).map(({ key }) => key)).toEqual([
        "team-summary:ana:2026-11-25",
        "team-summary:ben:2026-11-25",
      ]);
    } finally {
      await other.db.close();
    }
  });

  test("with the sweep", async () => {
    await addReader(site, "ana");
    await sweep(site.services, WEDNESDAY + 60_000);
    expect(await listSummaries(site)).toHaveLength(1);
  });

  test("only on business days: not on Thanksgiving and not on a Saturday", async () => {
    await addReader(site, "ana");
    await sendSummaries(site.services, WEDNESDAY + 24 * HOUR);
    await sendSummaries(site.services, WEDNESDAY + 3 * 24 * HOUR);
    expect(await listSummaries(site)).toEqual([]);
    await sendSummaries(site.services, WEDNESDAY + 2 * 24 * HOUR);
    expect((await listSummaries(site)).map(({ key }) => key)).toEqual(["team-summary:ana:2026-11-27"]);
  });

  test("in the time zone of the settings", async () => {
    const admin = await createSignedInVisitor(site);
    await saveSection(admin, calendar, { time_zone: "America/Los_Angeles" });
    await addReader(site, "ana");
    await sendSummaries(site.services, WEDNESDAY + 3 * HOUR - 1);
    expect(await listSummaries(site)).toEqual([]);
    await sendSummaries(site.services, WEDNESDAY + 3 * HOUR);
    expect(await listSummaries(site)).toHaveLength(1);
  });

  test.each<[string, Partial<Row<"adminUsers">>]>([
    ["chose no hour", { summaryHour: null }],
    ["has no email address", { email: "" }],
    ["is turned off", { switchedOffAt: new Date() }],
    ["has not accepted the invitation yet", { passwordHash: "" }],
  ])("not to somebody who %s", async (_, changes) => {
    await addReader(site, "ana", changes);
    await sendSummaries(site.services, WEDNESDAY);
    expect(await listSummaries(site)).toEqual([]);
  });

  test("from tomorrow if the chosen hour is over today", async () => {
    const admin = await createSignedInVisitor(site);
    await choose(admin, { hour: "0" });
    const [account] = await listRows(site, "adminUsers", { userId: "admin" });
    expect(account?.summaryDay).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  describe("also on the day on which another hour is chosen and Undo takes it back", () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: WEDNESDAY + 2 * HOUR, toFake: ["Date"] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** At 10 AM, from 5 PM to 9 AM and back. */
    async function changeAndUndo(person: Partial<Row<"adminUsers">> = {}) {
      const admin = await createSignedInVisitor(site);
      await addReader(site, "ana", { summaryHour: 17, ...person });
      await choose(admin, { hour: "9" }, paths.adminPerson("ana"));
      const [counted] = await listRows(site, "adminUsers", { userId: "ana" });
      expect(counted).toMatchObject({ summaryHour: 9, summaryDay: "2026-11-25" });
      const [edit] = await listRows(site, "accountEvents", { userId: "ana" });
      const undo = { intent: "undo_notifications", edit: edit?.id ?? "" };
      expect((await postInOffice(admin, paths.adminPerson("ana"), undo)).title).toBe("Notifications Saved");
      await sendSummaries(site.services, WEDNESDAY + 8 * HOUR);
      expect(await listSummaries(site)).toEqual([]);
      await sendSummaries(site.services, WEDNESDAY + 9 * HOUR);
      return (await listSummaries(site)).map(({ key }) => key);
    }

    test.each([null, "2026-11-24"])("after the last one on %s", async (summaryDay) => {
      expect(await changeAndUndo({ summaryDay })).toEqual(["team-summary:ana:2026-11-25"]);
    });

    test("but not a second time on the same day", async () => {
      expect(await changeAndUndo({ summaryDay: "2026-11-25" })).toEqual([]);
    });
  });
});
