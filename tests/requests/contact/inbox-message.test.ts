import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import {
  clearInbox,
  insertColleague,
  insertContactMessage,
  readContactMessage,
} from "#tests/support/contact/contact-messages";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf, fieldValues, parseDocument, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ CONTACT_WEBHOOK_URL: "http://127.0.0.1:9/contact" });
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");
beforeAll(() => insertColleague(site, "rosa", "Rosa Delgado"));
beforeEach(() => clearInbox(site));

const url = (id: string) => paths.adminInboxMessage(id);
const post = (id: string, fields: Record<string, string>, query = "") => postInOffice(staff, url(id) + query, fields);
const topics = async () => {
  const { read, tables } = site.services.db;
  return (await read.select({ topic: tables.outbox.topic }).from(tables.outbox)).map(({ topic }) => topic).sort();
};

/** The hidden fields of the toast's Undo form, and its address. */
function readUndo(page: ReturnType<typeof parseDocument>) {
  const names = attributesOf(page, ".toast-action input", "name");
  const values = attributesOf(page, ".toast-action input", "value");
  return {
    path: attributesOf(page, ".toast-action", "action")[0] ?? "",
    fields: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""])),
  };
}

test("a message shows all details, escaped, and links to all messages from its sender", async () => {
  const message = await insertContactMessage(site, {
    form: "inquiry",
    name: "<i>Marcus</i>",
    businessType: "Home services",
    inquiryType: "AI automation",
    message: "First line\n<script>alert(1)</script>",
    consentText: "Palmetto Works may contact me.",
    source: { page: "/lets-talk", landing: "/blog", referrer: "https://search.example/", utm: { source: "news" } },
  });
  const html = await (await staff.get(url(message.id))).text();
  expect(html).not.toMatch(/<i>Marcus|<script>alert/);
  const text = textOf(parseDocument(html), ".ticket");
  for (const part of ["Inquiry form", "Home services", "AI automation", "First line", "source news", "may contact me"])
    expect(text).toContain(part);
  expect(attributesOf(parseDocument(html), ".ticket a", "href")).toContain(
    `${paths.adminInbox}?q=${encodeURIComponent(message.email)}`,
  );
});

test("a message begins a quote for its sender, for those who may open orders", async () => {
  const message = await insertContactMessage(site, { name: "Ada & Co", businessName: "Ada’s", phone: null });
  const readLinks = async (visitor: typeof staff) =>
    attributesOf(await readPage(visitor, url(message.id)), `.ticket a[href^="${paths.adminNewQuote}"]`, "href");
  const known = new URLSearchParams({ name: "Ada & Co", email: message.email, business: "Ada’s" });
  expect(await readLinks(staff)).toEqual([`${paths.adminNewQuote}?${known}`]);
  expect(await readLinks(await createSignedInVisitor(site, "staff", "Noor", ["inbox"]))).toEqual([]);
  await post(message.id, { intent: "status", status: "spam", shown_status: "new" });
  expect(await readLinks(staff)).toEqual([]);
});

test("an unknown message gets a 404 with the list beside it", async () => {
  const response = await staff.get(url("nothing"));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("We couldn’t find that message.");
  expect((await post("nothing", { intent: "note", note: "Hi" })).status).toBe(404);
});

describe("the status", () => {
  test("changes, is recorded, and can be undone without leaving the filtered list", async () => {
    const { id } = await insertContactMessage(site);
    const changed = await post(id, { intent: "status", status: "answered", shown_status: "new" }, "?q=marcus");
    expect(changed).toMatchObject({ status: 303, location: `${url(id)}?q=marcus`, title: "Marked as Answered" });
    const undo = readUndo(changed.page);
    expect(undo.path).toBe(`${url(id)}?q=marcus`);
    expect((await postInOffice(staff, undo.path, undo.fields)).title).toBe("Marked as New");
    const { message, events } = await readContactMessage(site, id);
    expect(message?.status).toBe("new");
    expect(events.map(({ actor, before, after }) => [actor, before, after])).toEqual([
      ["Sam Ortiz", "new", "answered"],
      ["Sam Ortiz", "answered", "new"],
    ]);
    expect(await topics()).toEqual([]);
  });

  test("cannot overwrite a colleague's change or become an unknown status", async () => {
    const { id } = await insertContactMessage(site, { status: "answered" });
    const late = await post(id, { intent: "status", status: "spam", shown_status: "new" });
    expect(late).toMatchObject({
      title: "Not Changed",
      description: "A colleague just changed this message. Here’s how it looks now.",
    });
    expect((await post(id, { intent: "status", status: "gone", shown_status: "answered" })).status).toBe(400);
    expect((await readContactMessage(site, id)).message?.status).toBe("answered");
  });

  test("restoring suspected spam sends what was held back once, and a message marked by hand sends nothing", async () => {
    const suspect = await insertContactMessage(site, { status: "spam", spamReasons: ["3 links"] });
    expect(await (await staff.get(url(suspect.id))).text()).toContain("3 links");
    const restored = await post(suspect.id, { intent: "status", status: "new", shown_status: "spam" });
    expect(restored.title).toBe("Restored");
    const queued = ["contact-lead", "contact-team", "contact-visitor"];
    expect(await topics()).toEqual(queued);
    const undo = readUndo(restored.page);
    expect((await postInOffice(staff, undo.path, undo.fields)).title).toBe("Marked as Spam");
    await clearOutbox();
    await post(suspect.id, { intent: "status", status: "new", shown_status: "spam" });
    expect(await topics()).toEqual([]);

    const { id } = await insertContactMessage(site);
    await post(id, { intent: "status", status: "spam", shown_status: "new" });
    await post(id, { intent: "status", status: "new", shown_status: "spam" });
    expect(await topics()).toEqual([]);
  });
});

const clearOutbox = () => emptyTables(site, "outbox");

test("a note for a message that a colleague has deleted is refused and stays as typed", async () => {
  const { id } = await insertContactMessage(site, { deletedAt: new Date() });
  const refused = await post(id, { intent: "note", note: "She prefers mornings.", form_id: "" });
  expect(refused.status).toBe(409);
  expect(refused.description).toBe("This message is in the trash. Restore it first.");
  expect(refused.page.querySelector('textarea[name="note"]')?.textContent).toBe("She prefers mornings.");
});

describe("the assignee of a message", () => {
  test("can be chosen, changed and removed, and each change can be undone", async () => {
    const { id } = await insertContactMessage(site);
    const assigned = await post(id, { intent: "assign", assignee: "rosa", shown_assignee: "" });
    expect(assigned.title).toBe("Assigned to Rosa Delgado");
    expect(textOf(await readPage(staff, paths.adminInbox), ".records td.cell-kind")).toBe("Rosa Delgado");
    const undo = readUndo(assigned.page);
    expect((await postInOffice(staff, undo.path, undo.fields)).title).toBe("Unassigned");
    const { message, events } = await readContactMessage(site, id);
    expect(message?.assigneeId).toBeNull();
    expect(events.map(({ before, after }) => [before, after])).toEqual([
      [null, "rosa"],
      ["rosa", null],
    ]);
  });

  test("must have an account, and does not replace a colleague who was assigned meanwhile", async () => {
    const { id } = await insertContactMessage(site, { assigneeId: "rosa" });
    expect((await post(id, { intent: "assign", assignee: "ghost", shown_assignee: "rosa" })).status).toBe(400);
    expect((await post(id, { intent: "assign", assignee: "staff", shown_assignee: "" })).title).toBe("Not Changed");
    expect((await readContactMessage(site, id)).message?.assigneeId).toBe("rosa");
  });
});

describe("a note", () => {
  test("is added once per form, after the earlier notes", async () => {
    const { id } = await insertContactMessage(site);
    const first = { intent: "note", note: "Called him.\nCalls back.", form_id: "form-1" };
    for (const fields of [first, first, { ...first, form_id: "form-2", note: "He did." }])
      expect((await post(id, fields)).title).toBe("Note Added");
    const { events } = await readContactMessage(site, id);
    expect(events.map(({ detail }) => detail)).toEqual(["Called him.\nCalls back.", "He did."]);
  });

  test("is not stored if it is empty or too long, and a long note is returned as typed", async () => {
    const { id } = await insertContactMessage(site);
    expect((await post(id, { intent: "note", note: " \n" })).title).toBeUndefined();
    const long = "x".repeat(4001);
    const refused = await post(id, { intent: "note", note: long });
    expect(refused.status).toBe(400);
    expect(fieldValues(refused.page, "note")).toEqual([long]);
    expect((await readContactMessage(site, id)).events).toEqual([]);
  });
});

test("a note that the database cannot store is returned as typed", async () => {
  const { id } = await insertContactMessage(site);
  await withBlockedWrites(site.services.db, "contact_events", async () => {
    const failed = await post(id, { intent: "note", note: "Keep me" });
    expect(failed.status).toBe(503);
    expect(fieldValues(failed.page, "note")).toEqual(["Keep me"]);
    expect((await post(id, { intent: "status", status: "spam", shown_status: "new" })).description).toBe(
      "Failed to update status",
    );
  });
});
