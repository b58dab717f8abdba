import { beforeEach, describe, expect, test } from "vitest";
import { listKinds } from "#app/booking/state/kinds.server";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { kindScreen, kindsScreen, openKindForm, resetKinds, saveKind, workshop } from "#tests/support/booking/kinds";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, linksOf, metaOf, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);
beforeEach(() => resetKinds(site));

const readNames = async () => textsOf(await readPage(visitor, paths.bookConsultation), ".booking-kinds b");
const getKind = async (id: string) => (await listKinds(site.services)).find((kind) => kind.id === id);

test("the screen lists the kinds in their order, says how each happens, and leads to its hours", async () => {
  await saveKind(admin, "audit", { position: "9", offered: "" });
  const list = await readPage(admin, kindsScreen);
  expect(textsOf(list, "main h2")).toEqual(["Strategy call", "Project call", "Free AI audit"]);
  expect(textOf(list, "main li:last-child")).toContain("By phone. We’ll call you. Turned off");
  const kind = await readPage(admin, kindScreen("strategy"));
  const hours = linksOf(kind).find(({ text }) => text === "Length, hours and limits");
  expect(textOf(await readPage(admin, hours?.to ?? ""), "[aria-current=page]")).toBe("Strategy call");
});

test("a kind that the office adds is offered at its place, with the usual hours, also by another process", async () => {
  expect(await readNames()).toEqual(["Free AI audit", "Strategy call", "Project call"]);
  const other = createOtherInstance(site);
  try {
    await listKinds(other);
    const added = await saveKind(admin, "new", { ...workshop, position: "1" });
    expect([added.title, added.location]).toEqual(["Settings Saved", kindScreen("website-workshop")]);
    // Kinds of the same place are in the order in which they were added.
    expect(await readNames()).toEqual(["Free AI audit", workshop.name, "Strategy call", "Project call"]);
    await waitUntil(async () => expect((await listKinds(other)).map(({ name }) => name)).toContain(workshop.name));
  } finally {
    other.changes.close();
    await other.db.close();
  }
  expect((await book(site, { kind: "website-workshop" })).kindName).toBe(workshop.name);
  const hours = await readPage(admin, `${paths.adminAvailability}?kind=website-workshop`);
  expect(fieldValues(hours, "hours_1")).toEqual(["9 AM – 12 PM, 1 PM – 5 PM"]);
  expect(fieldValues(hours, "minutes")).toEqual(["30"]);
});

test("the first kind is the one that the booking page opens with", async () => {
  await saveKind(admin, "audit", { position: "3" });
  expect(await readNames()).toEqual(["Strategy call", "Free AI audit", "Project call"]);
  expect(metaOf(await readPage(visitor, paths.bookConsultation), "description")).toBe(
    "Strategy call, free, 30 minutes. Bring one goal. You leave with the next three steps.",
  );
  expect(textOf(await readPage(visitor, paths.bookConsultation), ".booking-kinds [aria-current]")).toContain(
    "Strategy call",
  );
});

describe("a preview", () => {
  test("shows where visitors read what was typed, and saves nothing", async () => {
    const typed = { ...workshop, way: "video", link: "https://meet.example/cedar-{booking}" };
    const form = { ...(await openKindForm(admin)), ...typed, intent: "preview_settings" };
    const { page, status } = await postInOffice(admin, kindScreen("new"), form);
    expect(status).toBe(200);
    const preview = textOf(page, "[aria-labelledby=preview-title]");
    expect(preview).toContain(`On the booking page ${workshop.name}. 30 minutes, free, by video.`);
    expect(preview).toContain("In the confirmation By video: https://meet.example/cedar-MTG-7K2M9QXA");
    expect(fieldValues(page, "name")).toEqual([workshop.name]);
    expect(await listRows(site, "settings")).toEqual([]);
  });

  test("says the length of a kind that is saved", async () => {
    expect(textOf(await readPage(admin, kindScreen("audit")), "[aria-labelledby=preview-title]")).toContain(
      "What it says now. On the booking page Free AI audit. 15 minutes, free, by phone.",
    );
  });
});

test.each([
  ["name", "", "Enter a name, such as Strategy call."],
  ["name", "n".repeat(61), "Name: keep it to 60 characters."],
  ["name", "STRATEGY CALL", "There’s already a kind of meeting with this name."],
  ["description", " ", "Enter a sentence about the meeting."],
  ["description", "d".repeat(201), "Description: keep it to 200 characters."],
  ["position", "0", "Enter a whole number from 1 to 99."],
  ["position", "x", "Enter a whole number from 1 to 99."],
  ["way", "pigeon", "How you meet: choose from the list."],
  ["way", "video", "Enter the link of the video call.", "link"],
  ["link", "javascript:alert(1)", "Enter a web address that begins with https://."],
  ["link", `https://meet.example/${"x".repeat(500)}`, "Video link: keep it to 500 characters."],
  ["address", "", "Enter the address where you meet."],
  ["address", "a".repeat(201), "Address: keep it to 200 characters."],
])("%s %j is refused beside its field, and the rest stays as typed", async (name, text, problem, field = name) => {
  const refused = await saveKind(admin, "new", { ...workshop, [name]: text });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, field)).toBe(problem);
  if (name !== "name") expect(fieldValues(refused.page, "name")).toEqual([workshop.name]);
  expect(await listRows(site, "settings")).toEqual([]);
});

describe("two admins at once", () => {
  test("change different fields of a kind, and both stay", async () => {
    const form = await openKindForm(admin, "audit");
    await saveKind(admin, "audit", { name: "Free check" });
    const merged = { ...form, way: "address", address: "4 Oak Lane", intent: "save_settings" };
    expect((await postInOffice(admin, kindScreen("audit"), merged)).title).toBe("Settings Saved");
    expect(await getKind("audit")).toMatchObject({ name: "Free check", place: { address: "4 Oak Lane" } });
  });

  test("are asked if they change the same field", async () => {
    const form = await openKindForm(admin, "audit");
    await saveKind(admin, "audit", { name: "Free check" });
    const mine = { ...form, name: "Free look", intent: "save_settings" };
    const refused = await postInOffice(admin, kindScreen("audit"), mine);
    expect(refused.status).toBe(409);
    expect(textOf(refused.page, "#saved-now")).toContain("Free check");
    expect(await getKind("audit")).toMatchObject({ name: "Free check" });
  });

  test("add a kind of the same name once", async () => {
    const form = { ...(await openKindForm(admin)), ...workshop, intent: "save_settings" };
    const sent = await Promise.all([1, 2].map(() => postInOffice(admin, kindScreen("new"), form)));
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect((await listKinds(site.services)).map(({ name }) => name)).toContain(workshop.name);
  });
});

test("Undo takes a change back, and an added kind away unless it was booked", async () => {
  const undo = async (key: string) => {
    const [edit] = await listRows(site, "settingEdits", { section: `meetings/${key}` });
    return postInOffice(admin, kindScreen(key), { intent: "undo_settings", edit: edit?.id ?? "" });
  };
  const saved = await saveKind(admin, "audit", { name: "Free check" });
  expect(textOf(saved.page, "#history ~ ol")).toMatch(/^Name: Free check \(before: Free AI audit\) .*, Rosa Delgado/);
  expect((await undo("audit")).title).toBe("Change Undone");
  expect(await getKind("audit")).toMatchObject({ name: "Free AI audit" });

  await saveKind(admin, "new", workshop);
  expect((await undo("website-workshop")).location).toBe(kindsScreen);
  expect(await readNames()).not.toContain(workshop.name);
  expect((await admin.get(kindScreen("website-workshop"))).status).toBe(404);

  await saveKind(admin, "new", { ...workshop, name: "Second workshop" });
  await book(site, { kind: "second-workshop" });
  expect(textOf((await undo("second-workshop")).page)).toContain(
    "This kind of meeting is in use already. You can turn it off instead.",
  );
  expect(await readNames()).toContain("Second workshop");
});

test("only admins may change kinds", async () => {
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  for (const path of [kindsScreen, kindScreen("audit"), kindScreen("new")]) {
    expect((await staff.get(path)).status, path).toBe(403);
    expect((await staff.post(path, { intent: "save_settings", name: "Mine" })).status, path).toBe(403);
  }
  expect(await listRows(site, "settings")).toEqual([]);
});
