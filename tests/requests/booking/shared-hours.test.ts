import { beforeEach, describe, expect, test } from "vitest";
import { book, listTimes } from "#tests/support/booking/bookings";
import { resetKinds, saveKind, workshop } from "#tests/support/booking/kinds";
import { PAGE, readHour } from "#tests/support/booking/special-days";
import { changeRows, deleteRows, insertRows, listRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const address = (kind: string) => `${PAGE}?kind=${kind}`;

let hours: Awaited<ReturnType<typeof listRows<"weeklyHours">>> | undefined;
beforeEach(async () => {
  hours ??= await listRows(site, "weeklyHours");
  await resetKinds(site);
  await deleteRows(site, "weeklyHours", {});
  await insertRows(site, "weeklyHours", hours);
  await changeRows(site, "meetingKinds", {}, { hoursOf: null, minutes: 30 });
});

async function save(kind: string, changes: Record<string, string>) {
  const page = await readPage(admin, address(kind));
  const form = page.querySelectorAll("form").find((form) => form.querySelector('[value="save_rules"]'));
  const inputs = (form?.querySelectorAll("input") ?? []).map((input) => [
    input.getAttribute("name") ?? "",
    input.getAttribute("value") ?? "",
  ]);
  return postInOffice(admin, address(kind), { ...Object.fromEntries(inputs), ...changes });
}
const listHours = async (kind: string) => [...new Set((await listTimes(site, kind)).map(readHour))].sort();
const onlyMornings = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`hours_${day}`, "9-10"]));

describe("the hours of another kind", () => {
  test("are typed once: a change shows in both, and a kind gets its own back", async () => {
    const own = await listHours("strategy");
    expect((await save("strategy", { hours_of: "audit" })).title).toBe("Availability Saved");
    expect(await listHours("strategy")).toEqual(own);
    expect((await save("audit", onlyMornings)).title).toBe("Availability Saved");
    expect(await listHours("strategy")).toEqual(["9:00 AM", "9:30 AM"]);
    const audit = await readPage(admin, address("audit"));
    expect(textOf(audit, "main form")).toContain("Strategy call has the same hours, which change with these.");
    expect(fieldValues(await readPage(admin, address("strategy")), "hours_1")).toEqual(["9 AM – 12 PM, 1 PM – 5 PM"]);
    expect((await save("strategy", { hours_of: "" })).title).toBe("Availability Saved");
    expect(await listHours("strategy")).toEqual(own);
  });

  test("also hold when somebody books", async () => {
    await save("strategy", { hours_of: "audit" });
    const [free = 0] = (await listTimes(site, "strategy")).filter((at) => readHour(at) === "2:00 PM");
    await save("audit", onlyMornings);
    await expect(book(site, { kind: "strategy", startsAt: free })).rejects.toThrow("not booked");
  });

  test.each([
    ["those of a kind that has another one’s", "project", "strategy", "Choose one that has its own hours."],
    ["those of itself", "project", "project", "Choose from the list."],
    ["those of a kind that does not exist", "project", "party", "Choose from the list."],
    [
      "another one’s while a third kind has its own",
      "audit",
      "project",
      "Another kind of meeting uses the hours of this one",
    ],
  ])("cannot be %s", async (_what, kind, hoursOf, problem) => {
    await save("strategy", { hours_of: "audit" });
    const refused = await save(kind, { hours_of: hoursOf, minutes: "35" });
    expect(refused.status).toBe(400);
    if (kind !== "audit") expect(fieldError(refused.page, "hours_of")).toContain(problem);
    expect(textOf(refused.page, "[role=alert]")).toContain(problem);
    expect(fieldValues(refused.page, "minutes")).toEqual(["35"]);
  });

  test("cannot be too short for the meeting", async () => {
    await save("audit", onlyMornings);
    const refused = await save("strategy", { hours_of: "audit", minutes: "90" });
    expect(fieldError(refused.page, "hours_of")).toBe(
      "Those hours are too short for 90 minutes. Choose others, or shorten the meeting.",
    );
  });

  test("cannot go in a circle, even if two admins choose at the same moment", async () => {
    const sent = await Promise.all([save("strategy", { hours_of: "audit" }), save("audit", { hours_of: "strategy" })]);
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect((await listRows(site, "meetingKinds")).filter(({ hoursOf }) => hoursOf !== null)).toHaveLength(1);
  });

  test("stay when that kind is switched off", async () => {
    await save("strategy", { hours_of: "audit" });
    const own = await listHours("strategy");
    await saveKind(admin, "audit", { offered: "" });
    expect(await listHours("strategy")).toEqual(own);
    expect(textsOf(await readPage(admin, PAGE), "[aria-label='Kind of meeting'] a")).toContain("Free AI audit (off)");
  });
});

describe("the week at a glance", () => {
  const readWeek = async (kind: string) => {
    const page = await readPage(admin, address(kind));
    return { total: textOf(page, "#week-title"), days: textsOf(page, "[aria-labelledby=week-title] .sr-only") };
  };

  test("shows the saved hours in words and in a drawing, also those of another kind", async () => {
    await save("audit", { hours_1: "9-10, 1:30 PM - 5 PM", hours_3: "", hours_6: "10-10:30" });
    const week = await readWeek("audit");
    expect(week.days.slice(0, 3)).toEqual([
      "Monday: 9 AM – 10 AM, 1:30 PM – 5 PM",
      "Tuesday: 9 AM – 12 PM, 1 PM – 5 PM",
      "Wednesday: closed",
    ]);
    expect(week.total).toBe("Your week, 26 hours");
    const page = await readPage(admin, address("audit"));
    expect(attributesOf(page, "[aria-labelledby=week-title] li:first-child rect", "x")).toEqual(["540", "810"]);
    // From one hour before the earliest to one after the latest.
    expect(attributesOf(page, "[aria-labelledby=week-title] li:first-child svg", "viewBox")).toEqual(["480 0 600 1"]);
    await save("strategy", { hours_of: "audit" });
    expect(await readWeek("strategy")).toEqual(week);
  });

  test("labels no hour outside of the drawing", async () => {
    const { page } = await save(
      "audit",
      Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`hours_${day}`, "9:15-3:15 PM"])),
    );
    expect(textsOf(page, ".week-strip-hours text")).toEqual(["10 AM", "12 PM", "2 PM", "4 PM"]);
  });

  test("marks what was typed wrong", async () => {
    const refused = await save("audit", { hours_1: "9 to noon" });
    expect(fieldValues(refused.page, "hours_1")).toEqual(["9 to noon"]);
    expect(textOf(refused.page, "#week-title")).toBe("Your week, 28 hours");
    expect(textOf(refused.page, "[aria-labelledby=week-title] .sr-only")).toBe("Monday: check these hours");
  });
});

test("a kind that was added gets special hours and limits like the others", async () => {
  await saveKind(admin, "new", workshop);
  const page = await readPage(admin, address("website-workshop"));
  expect(attributesOf(page, "fieldset input", "name")).toContain("kind_website-workshop");
  expect((await save("website-workshop", { weekly_limit: "1", hours_of: "audit" })).title).toBe("Availability Saved");
  const [first = 0] = await listTimes(site, "website-workshop");
  await book(site, { kind: "website-workshop", startsAt: first });
  const [next = 0] = await listTimes(site, "website-workshop");
  expect(next - first).toBeGreaterThan(2 * 86_400_000);
});

describe("the history of hours and rules", () => {
  const readHistory = async (kind: string) => textOf(await readPage(admin, address(kind)), "#history ~ ol");
  const undo = async (kind: string, at = -1) => {
    const edits = await listRows(site, "settingEdits", { section: `availability/${kind}` }, "createdAt", "id");
    return postInOffice(admin, address(kind), { intent: "undo_rules", edit: edits.at(at)?.id ?? "" });
  };

  test("tells who changed what, and Undo puts it back once", async () => {
    const before = await listTimes(site, "strategy");
    const saved = await save("strategy", { hours_1: "", minutes: "45", hours_of: "audit" });
    expect(textsOf(saved.page, ".toast-action button")).toEqual(["Undo"]);
    const history = await readHistory("strategy");
    for (const text of [
      "Schedule: Same as Free AI audit (before: Separate hours)",
      "Length: 45 minutes (before: 30 minutes)",
      "Monday: Closed (before: 9 AM – 12 PM, 1 PM – 5 PM)",
      ", Rosa Delgado",
    ])
      expect(history).toContain(text);
    expect(await readHistory("audit")).toBe("");
    expect((await undo("strategy")).title).toBe("Change Undone");
    expect(await listTimes(site, "strategy")).toEqual(before);
    expect((await undo("strategy", 0)).title).toBe("Not Undone");
  });

  test("keeps what was changed since", async () => {
    await save("strategy", { minutes: "45" });
    await save("strategy", { minutes: "60" });
    expect((await undo("strategy", 0)).title).toBe("Not Undone");
    expect(fieldValues(await readPage(admin, address("strategy")), "minutes")).toEqual(["60"]);
  });

  test("does not put back hours that other kinds do not allow anymore", async () => {
    await save("strategy", { hours_of: "audit" });
    await save("strategy", { hours_of: "" });
    await save("project", { hours_of: "strategy" });
    const refused = await undo("strategy");
    expect([refused.title, refused.description]).toEqual([
      "Not Undone",
      "The earlier hours no longer fit the other kinds of meetings. Change the hours by hand.",
    ]);
    expect(await readHistory("strategy")).toContain("Schedule: Separate hours");
  });
});
