import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import {
  clearInbox,
  insertColleague,
  insertContactMessage,
  insertContactMessages,
  readListedSenders,
} from "#tests/support/contact/contact-messages";
import { attributesOf, parseDocument, textOf, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");
beforeEach(() => clearInbox(site));
beforeAll(() => insertColleague(site, "rosa", "Rosa Delgado"));

const read = async (query = "") => (await staff.get(paths.adminInbox + query)).text();
const senders = async (query = "") => readListedSenders(await read(query));
const at = (minute: number) => new Date(Date.UTC(2025, 10, 20, 15, minute));
const question = { planPurchased: "other", orderStatus: "question", paymentStatus: "n/a", priceCents: 0 } as const;

describe("the list", () => {
  test("says when there are no messages and when a search found nothing", async () => {
    expect(await read()).toContain("No messages here");
    expect(await read("?status=spam")).toContain("No spam");
    await insertContactMessage(site);
    expect(await read("?q=nobody")).toContain("Nothing found");
  });

  test("lists messages from both forms and the order form without spam: new ones first, oldest on top, then the newest", async () => {
    await insertContactMessages(
      site,
      { name: "First", createdAt: at(1) },
      { name: "Third", createdAt: new Date() },
      { name: "Fifth", createdAt: at(3), form: "inquiry", status: "answered" },
      { name: "Fourth", createdAt: at(5), status: "answered" },
      { name: "Junk", createdAt: at(4), status: "spam" },
    );
    await insertOrder(site, { ...question, fullName: "Second", createdAt: at(2) });
    await insertOrder(site, { fullName: "A buyer", createdAt: at(5) });
    await insertOrder(site, { ...question, fullName: "In the trash", createdAt: at(6), deletedAt: new Date() });
    const html = await read();
    expect(readListedSenders(html)).toEqual(["First", "Second", "Third", "Fourth", "Fifth"]);
    expect(await senders("?q=marcus")).toEqual(["First", "Third", "Fourth", "Fifth"]);
    expect(textsOf(parseDocument(html), ".list-tabs a")).toEqual([
      "All 5",
      "New 3",
      "Late 2 of 3",
      "Answered 2",
      "Spam 1",
    ]);
    for (const label of ["Contact form", "Inquiry form", "Question with the order form"]) expect(html).toContain(label);
    // What waits longest is answered first.
    expect(await senders("?status=new")).toEqual(["First", "Second", "Third"]);
    expect(await senders("?status=answered")).toEqual(["Fourth", "Fifth"]);
    expect(await senders("?status=spam")).toEqual(["Junk"]);
  });

  test("says who messages are assigned to as soon as one is, and leaves the others empty", async () => {
    await insertContactMessage(site, { createdAt: at(2) });
    const readHeads = async () => textsOf(parseDocument(await read()), ".records thead th");
    expect(await readHeads()).not.toContain("Assigned to");
    await insertContactMessage(site, { createdAt: at(1), assigneeId: "rosa" });
    expect(await readHeads()).toContain("Assigned to");
    // On small screens, "Assigned to" is printed before what is in it.
    const cells = parseDocument(await read()).querySelectorAll("tbody .cell-kind");
    expect(cells.map((cell) => [cell.innerHTML === "", cell.text])).toEqual([
      [false, "Rosa Delgado"],
      [true, ""],
    ]);
  });

  test("opens a question on the order screen and a message beside the list", async () => {
    const order = await insertOrder(site, { ...question, createdAt: at(1) });
    const message = await insertContactMessage(site, { createdAt: at(2) });
    const links = attributesOf(parseDocument(await read("?q=e")), ".records-open", "href");
    expect(links).toEqual([paths.adminOrder(order.submissionId), `${paths.adminInboxMessage(message.id)}?q=e`]);
  });

  test("counts a question as answered after an email or another status", async () => {
    const asked = await insertOrder(site, { ...question, fullName: "Asked", createdAt: at(1) });
    await insertOrder(site, { ...question, fullName: "Done", createdAt: at(2), orderStatus: "ready" });
    expect(await senders("?status=new")).toEqual(["Asked"]);
    const staffEmail = { intent: "send", form_id: "f1", id: asked.id, subject: "Your question", text: "Yes, we do." };
    expect((await staff.post(paths.adminCompose, staffEmail)).status).toBe(303);
    expect(await senders("?status=new")).toEqual([]);
    expect(await senders("?status=answered")).toEqual(["Done", "Asked"]);
  });

  test.each([
    ["marcus", ["Marcus"]],
    ["REEDPLUMBING", ["Marcus"]],
    ["half of our calls", ["Marcus"]],
    ["zoË", ["ZOË"]],
    ["OPEN on the 14th", ["Dana"]],
    ["%", []],
  ])("finds %s in both tables", async (search, names) => {
    await insertContactMessages(
      site,
      { name: "Marcus", createdAt: at(1) },
      { name: "ZOË", email: "z@x.example", businessName: null, message: "Hi", createdAt: at(2) },
    );
    await insertOrder(site, { ...question, fullName: "Dana", message: "Do you open on the 14th?", createdAt: at(3) });
    expect(await senders(`?q=${encodeURIComponent(search)}`)).toEqual(names);
  });

  test("combines search, status and assignee", async () => {
    await insertContactMessages(
      site,
      { name: "Mine", createdAt: at(1), assigneeId: "rosa" },
      { name: "Nobody's", createdAt: at(2) },
      { name: "Mine, spam", createdAt: at(3), assigneeId: "rosa", status: "spam" },
    );
    await insertOrder(site, { ...question, fullName: "Question", createdAt: at(4) });
    expect(await senders("?assignee=rosa")).toEqual(["Mine"]);
    expect(await senders("?assignee=rosa&status=spam&q=marcus")).toEqual(["Mine, spam"]);
    expect(await senders("?assignee=-")).toEqual(["Nobody's", "Question"]);
    expect(await senders("?assignee=somebody.gone")).toEqual([]);
    expect(await senders("?assignee=%27")).toHaveLength(3);
  });

  test("escapes and shortens what visitors typed", async () => {
    await insertContactMessage(site, {
      name: "<b>Bold</b>",
      message: `<script>alert(1)</script>${"long ".repeat(2000)}`,
    });
    const html = await read();
    expect(html).not.toContain("<b>Bold");
    expect(textOf(parseDocument(html), ".inbox-preview").length).toBeLessThanOrEqual(140);
  });
});

test("the inbox has pages with the messages of both tables, and an address past the last page shows the last one", async () => {
  await insertContactMessages(
    site,
    ...Array.from(
      { length: 70 },
      (_, n) => ({ name: `m${n}`, createdAt: at(0), status: n % 2 ? "answered" : "new" }) as const,
    ),
  );
  await insertOrders(
    site,
    Array.from({ length: 50 }, (_, n) => makeOrder({ ...question, fullName: `q${n}`, createdAt: at(n % 3) })),
  );
  const pages = await Promise.all(["?page=1", "?page=2", "?page=3"].map((query) => senders(query)));
  expect(pages.map((names) => names.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flat()).size).toBe(120);
  expect(await senders("?page=99")).toEqual(pages[2]);
  const searched = await Promise.all(["?q=example", "?q=example&page=2", "?q=example&page=3"].map(senders));
  expect(searched).toEqual(pages);
});

test("the inbox says that it could not be loaded, and rejects posts", async () => {
  const { native } = site.services.db;
  expect((await staff.post(paths.adminInbox, { intent: "status" })).status).toBe(405);
  if (native.dialect === "sqlite") native.drizzle.run(sql`alter table contact_messages rename to away`);
  else await native.drizzle.execute(sql`alter table contact_messages rename to away`);
  const broken = await staff.get(paths.adminInbox);
  expect(broken.status).toBe(503);
  expect(await broken.text()).toContain("We couldn’t load the inbox. Try again.");
  if (native.dialect === "sqlite") native.drizzle.run(sql`alter table away rename to contact_messages`);
  else await native.drizzle.execute(sql`alter table away rename to contact_messages`);
});
