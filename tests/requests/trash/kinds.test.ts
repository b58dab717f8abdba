import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { getTrashKind } from "#app/trash/get-trash-kind.server";
import { DAY } from "#tests/support/booking/bookings";
import { countRows } from "#tests/support/database/rows";
import { attributesOf, readPage, readPageText, textOf } from "#tests/support/document";
import { type Deletable, deletables, insertDeadMessage } from "#tests/support/office/deletable-records";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");
const staff = setUpSignedInVisitor(site, "staff", "Sam");

const send = (intent: "delete" | "restore", { kind, id, href }: Deletable) =>
  postInOffice(office, paths.adminTrash, { intent, kind, id, back: href });
const readList = ({ list }: Deletable) => readPageText(office, list);

function getRecord({ kind, id }: Deletable) {
  const { table, id: column } = getTrashKind(site.services.features, kind);
  return site.services.db.read.select().from(table).where(eq(column, id));
}

/** Deletes the record and dates that back by so many days. */
async function deleteDaysAgo(record: Deletable, days: number) {
  const { db, features } = site.services;
  const { table, id } = getTrashKind(features, record.kind);
  const deletedAt = new Date(Date.now() - days * DAY);
  await db.transact((tx) => tx.update(table).set({ deletedAt }).where(eq(id, record.id)));
}

test("each kind of record in the trash is tried here", () => {
  expect(Object.keys(deletables).sort()).toEqual(Object.keys(site.services.features.trash).sort());
});

describe.each(Object.entries(deletables))("a deleted %s", (kind, create) => {
  test("leaves its list, appears in the trash, and returns after Undo", async () => {
    const record = await create(site);
    expect(await readList(record)).toContain(record.listed);
    const deleted = await send("delete", record);
    expect([deleted.status, deleted.title]).toEqual([303, expect.stringMatching(/ Deleted$/)]);
    expect(await readList(record)).not.toContain(record.listed);

    const trash = await readPage(office, paths.adminTrashOf(kind));
    expect(attributesOf(trash, "main a", "href")).toContain(record.href);
    expect(textOf(trash)).toMatch(/[A-Z][a-z]{2} \d{1,2}(, \d{4})?, in 30 days/);
    const screen = await readPageText(office, record.href);
    if (!kind.endsWith("review")) expect(screen).toContain("In the trash since");
    expect(screen).toMatch(/Moved to the trash|Review deleted/);

    const restored = await send("restore", record);
    expect([restored.status, restored.title]).toEqual([303, expect.stringMatching(/ Restored$/)]);
    expect(await readList(record)).toContain(record.listed);
    expect(await readPageText(office, record.href)).toMatch(/Restored from the trash|Review restored/);
  });

  test("is removed after 30 days, with its history and its emails", async () => {
    const [old, young] = [await create(site), await create(site)];
    for (const record of [old, young]) {
      await send("delete", record);
      await insertDeadMessage(site, record);
    }
    const count = async ({ id }: Deletable) => [
      (await getRecord(id === old.id ? old : young)).length,
      await countRows(site, "outbox", { aboutKind: kind, aboutId: id }),
      await countRows(site, "trashEvents", { recordKind: kind, recordId: id }),
    ];
    const before = await count(young);
    expect(before[1]).toBeGreaterThan(0);
    await deleteDaysAgo(old, 30.1);
    await deleteDaysAgo(young, 29.9);
    await sweep(site.services);
    expect(await count(old)).toEqual([0, 0, 0]);
    expect(await count(young)).toEqual(before);
  });

  test("is removed by “Empty the trash” only after a confirmation", async () => {
    const record = await create(site);
    await send("delete", record);
    for (const intent of [[], ["empty"], [""]])
      expect((await postInOffice(office, paths.adminTrash, { kind, intent })).html).toContain("You can’t undo this");
    expect(await getRecord(record)).toHaveLength(1);
    expect((await postInOffice(office, paths.adminTrash, { kind, confirmed: "1" })).title).toBe("Trash Emptied");
    expect(await getRecord(record)).toEqual([]);
    expect(await readPageText(office, paths.adminTrashOf(kind))).toContain("The trash is empty");
    const [other = ""] = Object.keys(site.services.features.trash).filter((name) => name !== kind);
    const left = await create(site);
    await send("delete", left);
    expect(await readPageText(office, paths.adminTrashOf(other))).toContain("No deleted ");
    await postInOffice(office, paths.adminTrash, { kind, confirmed: "1" });
  });

  test("cannot be deleted or restored twice, and a toast says so", async () => {
    const record = await create(site);
    await send("delete", record);
    expect((await send("delete", record)).title).toBe("Not Changed");
    await send("restore", record);
    expect((await send("restore", record)).title).toBe("Not Changed");
  });
});

test("staff can delete only records that they can open", async () => {
  const answers: Record<string, number> = {};
  for (const [kind, create] of Object.entries(deletables)) {
    const record = await create(site);
    const { status } = await staff.post(paths.adminTrash, { intent: "delete", kind, id: record.id, back: record.href });
    expect((await staff.get(paths.adminTrashOf(kind))).status).toBe(status === 303 ? 200 : status);
    answers[kind] = status;
  }
  const forAdmins = { purchase: 403, product_review: 403, application: 403 };
  expect(answers).toEqual({ ...Object.fromEntries(Object.keys(deletables).map((kind) => [kind, 303])), ...forAdmins });
  const folders = textOf(await readPage(staff, paths.adminTrash), "nav.list-tabs");
  expect(folders).toContain("Messages");
  expect(folders).not.toMatch(/Purchases|Applications/);
});

test("an unknown kind is not found", async () => {
  for (const kind of ["constructor", "session", ""]) {
    expect((await office.get(paths.adminTrashOf(kind))).status, kind).toBe(404);
    expect((await office.post(paths.adminTrash, { intent: "delete", kind, id: "1" })).status, kind).toBe(404);
  }
});

test("each screen has a Delete button that works without JavaScript", async () => {
  for (const [kind, create] of Object.entries(deletables)) {
    const record = await create(site);
    const page = await readPage(office, record.href);
    const forms = page.querySelectorAll(`form[method="post"][action="${paths.adminTrash}"]`);
    const kinds = forms.map((form) => form.querySelector('input[name="kind"]')?.getAttribute("value"));
    expect(kinds, kind).toContain(kind);
  }
});

test("the menu marks the list of the kind whose trash is open", async () => {
  for (const kind of Object.keys(site.services.features.trash)) {
    const page = await readPage(office, paths.adminTrashOf(kind));
    expect(attributesOf(page, "header [aria-current=true]", "href"), kind).toHaveLength(1);
  }
});
