import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { collectPerson } from "#app/person/collect-person.server";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { pay, refund } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin");

const visitor = () => new Visitor(site);
const withoutOrigin = (link: string) => link.replace(site.services.linkOrigin, "");
const company = { company: "Whitfield Studio", tax_id: "DE123456789" };

/** The links to receipts in all emails to the address. */
async function listEmailed(to: string): Promise<string[]> {
  const emails = (await listQueuedEmails(site)).filter((email) => email.to === to);
  return emails.flatMap(({ text }) => text.match(/\S+\/receipt\/of\/\S+/g) ?? []).map(withoutOrigin);
}

async function open(link: string): Promise<string> {
  const response = await visitor().get(link);
  return response.status === 404 ? "not found" : readPageText(visitor(), response.headers.get("Location") ?? link);
}

/** The page of the link, its file, its form and the link itself. */
async function follow(link: string) {
  const url = (await visitor().get(link)).headers.get("Location") ?? "";
  return { page: url, pdf: url.replace("?", "/receipt.pdf?"), form: url.replace("?", "/buyer?"), link };
}

async function expectEnded({ page, pdf, form, link }: Awaited<ReturnType<typeof follow>>) {
  for (const address of [page, pdf, form, link]) expect((await visitor().get(address)).status, address).toBe(404);
  expect((await visitor().post(form, { company: "Wrong Reader" })).status).toBe(404);
}

test("a corrected address ends the links to an order’s receipts that the wrong reader has", async () => {
  const order = await insertOrder(site, { email: "wrong@studio.example" });
  const intent = await pay(site, order.submissionId);
  await site.services.worker.runDue();
  const [emailed = ""] = await listEmailed("wrong@studio.example");
  const wrong = await follow(emailed);
  const other = await insertOrder(site, { email: "other@studio.example" });
  await pay(site, other.submissionId);

  const ticket = paths.adminOrder(order.submissionId);
  await postInOffice(admin, ticket, { intent: "email", email: "right@studio.example" });
  await expectEnded(wrong);
  expect(await open((await listEmailed("other@studio.example"))[0] ?? "")).toContain(other.submissionId);

  const again = (await listRows(site, "outbox", { aboutId: order.id })).find(
    ({ topic }) => topic === "payment-customer",
  );
  await postInOffice(admin, ticket, { intent: "resend", message: again?.id ?? "", form_id: crypto.randomUUID() });
  const right = await follow((await listEmailed("right@studio.example"))[0] ?? "");
  await visitor().post(right.form, company);
  const shown = await readPageText(visitor(), right.page);
  for (const part of ["Whitfield Studio", "right@studio.example"]) expect(shown).toContain(part);
  expect(shown).not.toContain("wrong@studio.example");
  expect((await visitor().get(right.pdf)).status).toBe(200);
  await expectEnded(wrong);

  await refund(site, intent, { refunded: 5_000 });
  const [, note] = await listRows(site, "receipts", { about: order.submissionId }, "sequence");
  expect(await (await admin.get(ticket)).text()).toContain(`/receipt/${note?.number}?key=`);
  expect(await readPageText(visitor(), right.page)).toContain(`Credit note ${note?.number}`);
});

test("an email that waits when the address is corrected has a link that works", async () => {
  const order = await insertOrder(site, { email: "waits.wrong@studio.example" });
  await pay(site, order.submissionId);
  const waiting = {
    state: "pending",
    runAt: new Date(Date.now() + 86_400_000),
    lockedUntil: null,
    finishedAt: null,
  } as const;
  await site.services.worker.runDue();
  await changeRows(site, "outbox", { aboutId: order.id, topic: "payment-customer" }, waiting);
  const fields = { intent: "email", email: "waits.right@studio.example" };
  await postInOffice(admin, paths.adminOrder(order.submissionId), fields);
  const [link = ""] = await listEmailed("waits.right@studio.example");
  expect(await open(link)).toContain(order.submissionId);
  expect(await listEmailed("waits.wrong@studio.example")).toEqual([]);
});

test("a corrected address ends the links to a purchase’s receipt, and its new email has another one", async () => {
  const { purchase, email } = await sellProduct(site);
  const wrong = await follow((await listEmailed(email ?? ""))[0] ?? "");
  const fields = { intent: "correct_buyer_email", email: "right.buyer@studio.example" };
  await postInOffice(admin, paths.adminSale(purchase.number), fields);
  await expectEnded(wrong);
  expect(await open((await listEmailed("right.buyer@studio.example"))[0] ?? "")).toContain(
    "right.buyer@studio.example",
  );
});

test("a corrected address leaves the wrong one no copy of what the right one paid", async () => {
  const order = await insertOrder(site, { email: "copy.wrong@studio.example" });
  await pay(site, order.submissionId);
  const fields = { intent: "email", email: "copy.right@studio.example" };
  await postInOffice(admin, paths.adminOrder(order.submissionId), fields);
  const { payments, receipts } = await collectPerson(site.services, "copy.wrong@studio.example");
  expect([payments, receipts]).toEqual([[], []]);
  const right = await collectPerson(site.services, "copy.right@studio.example");
  expect(right.receipts).toMatchObject([{ about: order.submissionId, buyer: { email: "copy.right@studio.example" } }]);
});

test("after a correction the customer's payments are those of one customer, as if the address had been right", async () => {
  const countCustomers = async () => {
    const [, count] = (await readPageText(admin, paths.adminReports)).match(/of (\d+) paying customers?/) ?? [];
    return Number(count);
  };
  const [first, second, third] = [
    await insertOrder(site, { email: "twice.right@studio.example" }),
    await insertOrder(site, { email: "twice.wrong@studio.example" }),
    await insertOrder(site, { email: "twice.wrong@studio.example" }),
  ];
  const before = await countCustomers();
  for (const order of [first, second, third]) await pay(site, order.submissionId);
  expect(await countCustomers()).toBe(before + 2);
  await postInOffice(admin, paths.adminOrder(second.submissionId), {
    intent: "email",
    email: "twice.right@studio.example",
  });
  expect(await countCustomers()).toBe(before + 2);
  await postInOffice(admin, paths.adminOrder(third.submissionId), {
    intent: "email",
    email: "twice.right@studio.example",
  });
  expect(await countCustomers()).toBe(before + 1);
});
