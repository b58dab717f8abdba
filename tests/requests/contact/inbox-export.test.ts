import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { clearInbox, insertContactMessages } from "#tests/support/contact/contact-messages";
import { readCsv } from "#tests/support/office/csv";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");
beforeEach(() => clearInbox(site));

const read = async (query = "") => readCsv(await (await staff.get(paths.adminInboxExport + query)).text());

test("the export has the messages of both tables in one file, in full and with escaped formulas", async () => {
  await insertContactMessages(site, {
    createdAt: new Date("2026-11-20T15:01:00Z"),
    name: "=HYPERLINK(1)",
    message: 'He said "call me",\nplease',
    assigneeId: "staff",
  });
  await insertOrder(site, {
    ...{ planPurchased: "other", orderStatus: "question", fullName: "Dana", message: "Do you print?" },
    createdAt: new Date("2026-11-20T15:00:00Z"),
  });
  const response = await staff.get(paths.adminInboxExport);
  expect(response.headers.get("content-disposition")).toMatch(/messages-\d{4}-\d{2}-\d{2}\.csv/);
  const [head, first, second] = await read();
  expect(head).toEqual(["Date", "Sent With", "Name", "Email", "Phone", "Business", "Message", "Status", "Assigned To"]);
  expect(first?.slice(1)).toEqual([
    ...["Contact form", "'=HYPERLINK(1)", "marcus@reedplumbing.example", "407-555-0181", "Reed Plumbing"],
    ...['He said "call me",\nplease', "New", "Sam Ortiz"],
  ]);
  expect(second?.slice(1, 3)).toEqual(["Question with the order form", "Dana"]);
});

test("the export follows filters and search, with each message once", async () => {
  const at = new Date();
  await insertContactMessages(
    site,
    ...Array.from({ length: 450 }, (_, n) => ({ name: `Sender ${n}`, createdAt: at })),
    { name: "Junk", status: "spam" as const },
  );
  for (const query of ["", "?q=sender"]) {
    const names = (await read(query)).slice(1).map(([, , name]) => name);
    expect(new Set(names).size).toBe(450);
    expect(names).toHaveLength(450);
  }
  expect((await read("?status=spam")).slice(1).map(([, , name]) => name)).toEqual(["Junk"]);
});

test("the export requires signing in", async () => {
  const [message] = await insertContactMessages(site, {});
  const response = await new Visitor(site.origin).get(paths.adminInboxExport);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain(message?.name);
});
