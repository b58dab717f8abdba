import { rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { collectPerson, describePerson } from "#app/person/collect-person.server";
import { erasePerson } from "#app/person/erase-person.server";
import { emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createPicture } from "#tests/support/order/order-form";
import { changeOrder, insertOrder, listOrderEvents, placeOrder } from "#tests/support/order/orders";
import { createPaidSession, pay, placeUnpaidOrder, sendEvent } from "#tests/support/order/payment";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ LEAD_WEBHOOK_URL: "http://127.0.0.1:9/secret-path" });
const office = setUpSignedInVisitor(site, "admin", "Ada");
const email = "brien@acme.example";
const erase = () => erasePerson(site.services, email, "ada");
const copy = async () => describePerson(site.services, await collectPerson(site.services, email)).data;

beforeEach(() => emptyTables(site, "formSubmissions", "outbox", "paymentEvents"));

const queue = (id: string, payload: unknown, more: object = {}) =>
  insertRows(site, "outbox", {
    id,
    kind: "mail",
    dedupeKey: id,
    topic: "new-order",
    payload,
    runAt: new Date(),
    ...more,
  });

test("what names the address of somebody else stays, and only the address itself is replaced", async () => {
  const other = await insertOrder(site, { email: "o'brien@acme.example", message: `Ask ${email}` });
  await insertOrder(site, { email: "ödana@acme.example", requirements: "brien@acme.example.au writes the texts" });
  const about = { aboutKind: "order", aboutId: other.id };
  await queue("theirs", { to: "o'brien@acme.example", data: { text: `Copy to ${email}`, key: "their key" } }, about);
  expect(await copy()).not.toContain("their key");

  await erase();
  const orders = await listRows(site, "formSubmissions", {}, "email");
  expect(orders.map((row) => [row.email, row.message, row.requirements])).toEqual([
    ["o'brien@acme.example", "Ask erased", expect.anything()],
    ["ödana@acme.example", "", "brien@acme.example.au writes the texts"],
  ]);
  const [message] = await listRows(site, "outbox", { id: "theirs" });
  expect(message?.payload).toEqual({ to: "o'brien@acme.example", data: { text: "Copy to erased", key: "their key" } });
});

test("a copy has neither the address of a webhook nor those of colleagues", async () => {
  await placeOrder(site, { email });
  const data = await copy();
  expect(data).toContain(email);
  expect(data).toContain("lead");
  expect(data).not.toContain("secret-path");
  expect(data).not.toContain(site.services.env.TEAM_EMAIL);
});

test("a colleague’s summary loses the lines about the person, and keeps the others", async () => {
  const order = await insertOrder(site, { email });
  const lines = [
    { text: `${order.submissionId}, Brien`, url: null },
    { text: "SUB-OTHER", url: null },
  ];
  await queue(
    "summary",
    { to: "ada@palmetto.example", data: { arrived: [{ label: "Orders", lines }] } },
    { topic: "team-summary" },
  );
  await erase();
  const [summary] = await listRows(site, "outbox", { id: "summary" });
  expect(summary?.payload).toMatchObject({ data: { arrived: [{ lines: [{ text: "SUB-OTHER" }] }] } });
});

test("an order that took money stays for the books, with the time of its payment", async () => {
  const { reference: wrong } = await placeUnpaidOrder(site, { email });
  await sendEvent(site, { id: "evt_wrong", session: createPaidSession(wrong, 100) });
  await changeOrder(site, wrong, { paymentProblem: null, orderStatus: "cancelled" });
  const { reference: paid } = await placeUnpaidOrder(site, { email });
  await pay(site, paid);
  await changeOrder(site, paid, { orderStatus: "ready" });
  const byHand = await insertOrder(site, { email, paymentStatus: "paid", orderStatus: "ready" });
  const event = {
    orderId: byHand.id,
    createdAt: new Date(),
    actor: "Ada",
    after: "paid",
    detail: `Cash from ${email}`,
  };
  for (const kind of ["payment", "note"] as const) await insertRows(site, "orderEvents", { ...event, id: kind, kind });
  await erase();
  const orders = await listRows(site, "formSubmissions");
  expect(orders.map(({ submissionId, fullName }) => [submissionId, fullName])).toEqual(
    expect.arrayContaining([wrong, paid, byHand.submissionId].map((reference) => [reference, "erased"])),
  );
  expect(await listOrderEvents(site, byHand.id)).toMatchObject([{ kind: "payment", after: "paid", detail: null }]);
});

test("a file that is missing is left out of the archive", async () => {
  await placeOrder(site, { email }, [createPicture("logo.png"), createPicture("gone.png")]);
  const gone = (await listRows(site, "uploads")).find(({ name }) => name === "gone.png");
  await rm(join(site.folder, "files", gone?.path ?? ""));
  const response = await office.get(`${paths.adminPersonalDataCopy}?${new URLSearchParams({ email })}`);
  const entries = await unpackZip(Buffer.from(await response.arrayBuffer()));
  expect(entries.map(({ name }) => name)).toEqual(["data.json", "files/logo.png"]);
});
