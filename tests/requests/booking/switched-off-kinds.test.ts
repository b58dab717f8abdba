import { beforeEach, describe, expect, test } from "vitest";
import { bookMeeting } from "#app/booking/place/book-meeting.server";
import { createBookingKey } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { book, getTime, listBookings, visitor as request } from "#tests/support/booking/bookings";
import { kindScreen, resetKinds, saveKind, workshop } from "#tests/support/booking/kinds";
import { findTime, guest, listValues } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { attributeOf, hiddenFields, linksOf, readDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);
beforeEach(() => resetKinds(site));

const switchOff = async (...keys: string[]) => {
  for (const key of keys) await saveKind(admin, key, { offered: "" });
};
const all = ["audit", "strategy", "project"];
const STRATEGY = `${paths.bookConsultation}?kind=strategy`;

describe("a kind that is switched off", () => {
  test("is not shown, and its address says so and shows the other kinds", async () => {
    await switchOff("strategy");
    expect(textsOf(await readPage(visitor, paths.bookConsultation), ".booking-kinds b")).toEqual([
      "Free AI audit",
      "Project call",
    ]);
    const page = await readPage(visitor, STRATEGY);
    expect(textOf(page, "main [role=status]")).toContain("We no longer offer “Strategy call”");
    expect(textOf(page, ".booking-kinds [aria-current]")).toContain("Free AI audit");
    expect(textOf(await readPage(visitor, paths.contact), "#strategy-call h2")).toBe("Free AI audit");
    expect(textsOf(await readPage(admin, paths.adminAvailability), "#preview-title ~ table th[scope=col]")).toEqual([
      "Day",
      "Free AI audit",
      "Project call",
    ]);
  });

  test("while somebody books it is explained, keeps what was typed, and another kind can be booked instead", async () => {
    const time = await findTime(visitor, STRATEGY);
    await switchOff("strategy");
    const typed = { ...guest, name: "Lee <b>Park</b>", note: "Every Monday." };
    const refused = await visitor.post(time, typed);
    expect(refused.status).toBe(409);
    const page = await readDocument(refused);
    expect(textOf(page, "#who [role=alert]")).toContain(
      "Your time isn’t booked yet We no longer offer “Strategy call”. Everything you typed is still here.",
    );
    expect(listValues(page)).toEqual(Object.values(typed));
    expect(textOf(page, "#who form")).not.toMatch(/Book \w+day/);
    expect(await listBookings(site)).toEqual([]);

    const button = page
      .querySelectorAll(".booking-others button")
      .find((one) => textOf(one).startsWith("Project call"));
    const project = button?.getAttribute("formaction") ?? "";
    const chosen = await readDocument(visitor.post(project, { ...typed, choose: "project" }));
    expect(textOf(chosen, ".booking-kinds [aria-current]")).toContain("Project call");
    expect(listValues(chosen)).toEqual(Object.values(typed));
    const sent = await visitor.post(attributeOf(chosen, "#who form", "action") ?? "", typed);
    expect(sent.status).toBe(303);
    expect(await listBookings(site)).toMatchObject([{ kindId: "project", kindName: "Project call" }]);
  });

  test("still answers the same form with the booking that it made", async () => {
    const time = await findTime(visitor, STRATEGY);
    const first = (await visitor.post(time, guest)).headers.get("Location");
    await switchOff("strategy");
    expect((await visitor.post(time, guest)).headers.get("Location")).toBe(first);
    expect(await listBookings(site)).toHaveLength(1);
  });

  test("is booked by nobody once it is off, even at the same moment", async () => {
    const times = await Promise.all([0, 2, 4, 6].map((index) => getTime(site, index, "strategy")));
    const book = (startsAt: number, index: number) =>
      bookMeeting(site.services, { ...request, kind: "strategy", startsAt, email: `${index}@studio.example` });
    const [, ...sent] = await Promise.all([switchOff("strategy"), ...times.map(book)]);
    for (const result of sent) expect("booked" in result || "notOffered" in result).toBe(true);
    expect(await book(await getTime(site, 9, "strategy"), 9)).toEqual({ notOffered: "Strategy call" });
  });

  test("is not mistaken for another kind if it is removed while somebody books it", async () => {
    await saveKind(admin, "new", workshop);
    const time = await findTime(visitor, `${paths.bookConsultation}?kind=website-workshop`);
    const [edit] = await listRows(site, "settingEdits");
    await postInOffice(admin, kindScreen("website-workshop"), { intent: "undo_settings", edit: edit?.id ?? "" });
    const refused = await visitor.post(time, guest);
    expect(refused.status).toBe(409);
    const page = await readDocument(refused);
    expect(textOf(page, "#who [role=alert]")).toContain(
      "We no longer offer this kind of booking. Everything you typed is still here.",
    );
    expect(listValues(page)).toEqual(Object.values(guest));
    expect(textsOf(page, ".booking-others button")).toHaveLength(3);
    expect(await listBookings(site)).toEqual([]);
  });

  test("comes back with its hours, and its link opens it again", async () => {
    await switchOff("strategy");
    await saveKind(admin, "strategy", { offered: "yes" });
    expect(textOf(await readPage(visitor, STRATEGY), ".booking-kinds [aria-current]")).toContain("Strategy call");
    expect((await visitor.post(await findTime(visitor, STRATEGY), guest)).status).toBe(303);
  });
});

describe("if every kind is switched off", () => {
  test("pages offer to write instead", async () => {
    await switchOff(...all);
    for (const path of [paths.bookConsultation, STRATEGY, paths.bookingFrame]) {
      const page = await readPage(visitor, path);
      expect(textOf(page, "main"), path).toContain("We’re not taking bookings right now.");
      expect(linksOf(page), path).toContainEqual(expect.objectContaining({ text: "Write to us", to: paths.contact }));
    }
    expect((await readPage(visitor, paths.contact)).querySelector("#strategy-call")).toBeNull();
    for (const path of [paths.adminAvailability, paths.adminBookings]) await readPage(admin, path);
  });

  test("a visitor with the form open keeps what was typed, and reads where to write", async () => {
    const time = await findTime(visitor);
    await switchOff(...all);
    const refused = await visitor.post(time, guest);
    expect(refused.status).toBe(409);
    const page = await readDocument(refused);
    expect(textOf(page, "[role=alert]")).toContain("Write to hello@palmetto.example and we’ll find a time.");
    expect(listValues(page)).toEqual(Object.values(guest));
  });

  test("a booking that was made can still be moved", async () => {
    const { reference } = await book(site);
    await switchOff(...all);
    const address = `${paths.booking(reference)}?key=${createBookingKey(site.services, reference)}&move=1`;
    const time = await findTime(visitor, address);
    expect((await visitor.post(time, { change: "move" })).status).toBe(303);
  });
});

test("a kind whose length or place changes while somebody books says so before it is booked", async () => {
  const time = await findTime(visitor, STRATEGY);
  const form: Record<string, string> = { ...guest, ...firstValues(hiddenFields(await readPage(visitor, time), time)) };
  expect(form.terms).toBe("30 minutes, by phone");
  await saveKind(admin, "strategy", { way: "address", address: "12 Main Street, Orlando" });
  const refused = await visitor.post(time, form);
  expect(refused.status).toBe(409);
  const page = await readDocument(refused);
  expect(textOf(page, "#who [role=alert]")).toContain(
    "The details have changed to 30 minutes, in person, at 12 Main Street, Orlando. Everything you typed is still here.",
  );
  expect(listValues(page)).toEqual(Object.values(guest));
  expect(await listBookings(site)).toEqual([]);
  const again = await visitor.post(time, { ...form, ...firstValues(hiddenFields(page, time)) });
  expect(again.status).toBe(303);
  expect(await listBookings(site)).toMatchObject([{ place: { type: "address", address: "12 Main Street, Orlando" } }]);
});

const firstValues = (fields: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([name, [value = ""]]) => [name, value]));
