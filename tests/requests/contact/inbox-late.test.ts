import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import {
  clearInbox,
  insertColleague,
  insertContactMessage,
  insertContactMessages,
  readListedSenders,
} from "#tests/support/contact/contact-messages";
import { emptyTables } from "#tests/support/database/rows";
import { parseDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { saveBusiness } from "#tests/support/office/settings";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");
beforeEach(() => clearInbox(site));
beforeAll(() => insertColleague(site, "rosa", "Rosa Delgado"));

const read = async (query = "") => (await staff.get(paths.adminInbox + query)).text();
const readTabs = (html: string) => textsOf(parseDocument(html), ".list-tabs a");
const at = (minute: number) => new Date(Date.UTC(2025, 10, 20, 15, minute));
const question = { planPurchased: "other", orderStatus: "question", paymentStatus: "n/a", priceCents: 0 } as const;

test("the inbox says how late a reply is, by the reply time in the settings", async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const [, , threeHours] = await insertContactMessages(
    site,
    { name: "In time", createdAt: ago(23 * 60) },
    { name: "Five minutes", createdAt: ago(24 * 60 + 5) },
    { name: "Three hours", createdAt: ago(27 * 60 + 5) },
    { name: "Four days", createdAt: ago(5 * 24 * 60 + 5) },
    { name: "Answered", createdAt: ago(5 * 24 * 60), status: "answered" },
  );
  const readLate = async () =>
    textsOf(parseDocument(await read()), "tbody tr").map(
      (text) => /\b(?:\d+ (?:hours?|days) late|Late)\b/.exec(text)?.[0] ?? null,
    );
  expect(await readLate()).toEqual(["4 days late", "3 hours late", "Late", null, null]);
  const ticket = await readPage(staff, paths.adminInboxMessage(threeHours?.id ?? ""));
  expect(textOf(ticket, "dialog.ticket")).toContain("3 hours late");
  const admin = await createSignedInVisitor(site);
  await saveBusiness(admin, { reply_hours: "26" });
  expect(await readLate()).toEqual(["3 days late", "1 hour late", null, null, null]);
  expect(readListedSenders(await read("?status=late"))).toEqual(["Four days", "Three hours"]);
  await saveBusiness(admin, { reply_hours: "168" });
  expect(readTabs(await read())).toEqual(["All 5", "New 4", "Answered 1", "Spam 0"]);
  await emptyTables(site, "settings", "settingEdits");
});

test("the inbox has a tab for late messages only if there is one, with what waits longest first", async () => {
  await insertContactMessage(site, { name: "In time" });
  expect(readTabs(await read())).toEqual(["All 1", "New 1", "Answered 0", "Spam 0"]);
  await insertContactMessages(
    site,
    { name: "Late", createdAt: at(2) },
    { name: "Later", createdAt: at(1), assigneeId: "rosa" },
    { name: "Answered", createdAt: at(1), status: "answered" },
  );
  await insertOrder(site, { ...question, fullName: "Asked", createdAt: at(0) });
  const html = await read("?status=late");
  expect(readTabs(html)).toEqual(["All 5", "New 4", "Late 3 of 4", "Answered 1", "Spam 0"]);
  expect(readListedSenders(html)).toEqual(["Asked", "Later", "Late"]);
  expect(readListedSenders(await read("?status=late&assignee=rosa"))).toEqual(["Later"]);
  const searched = await read("?status=late&q=marcus");
  expect(readTabs(searched)).toEqual(["All 4", "New 3", "Late 2 of 3", "Answered 1", "Spam 0"]);
  expect(readListedSenders(searched)).toEqual(["Later", "Late"]);
  const listed = await (await staff.get(`${paths.adminInboxExport}?status=late`)).text();
  expect(
    listed
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[2]),
  ).toEqual(["Late", "Later", "Asked"]);
});
