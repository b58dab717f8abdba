import { expect, test } from "vitest";
import { paths } from "../../../../app/paths";
import { readPage, textOf } from "../../../support/document";
import { setUpSignedInVisitor } from "../../../support/office/signed-in";
import { listQueuedMails } from "../../../support/outbox/queued-mails";
import { insertProduct } from "../../../support/shop/products";
import {
  changePurchase,
  getPurchase,
  listPurchaseEvents,
  listPurchases,
  payForProduct,
} from "../../../support/shop/purchases";
import { setUpSite } from "../../../support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

async function upload(id: string, fields: Record<string, string> = {}) {
  const file = new File(["content"], "planner.pdf", { type: "application/pdf" });
  const answer = await admin.postFiles(`${paths.adminProduct(id)}?upload=file`, fields, { upload: [file] });
  expect(answer.status).toBe(303);
  return readPage(admin, answer.headers.get("Location") ?? "");
}

const listTold = async (title: string) =>
  (await listQueuedMails(site)).filter(({ subject }) => subject === `New version: ${title}`);

test("earlier buyers are told if the admin wants, once each, with a working link", async () => {
  const product = await insertProduct(site, { title: "Told Planner" });
  const { id } = product;
  await upload(id);
  for (const email of ["dana@studio.example", "dana@studio.example", "beau@roof.example", "gone@roof.example"])
    await payForProduct(site, product, { email });
  const gone = (await listPurchases(site, product)).find(({ email }) => email.startsWith("gone"));
  await changePurchase(site, gone?.id ?? "", { status: "refunded" });
  await upload(id);
  expect(await listTold("Told Planner")).toEqual([]);
  const page = await upload(id, { note: "A checklist.\nA calendar.", tell_buyers: "1" });
  expect(textOf(page, ".toast")).toContain("We’re emailing 2 buyers.");
  const told = await listTold("Told Planner");
  expect(told.map(({ to }) => to).sort()).toEqual(["beau@roof.example", "dana@studio.example"]);
  expect(told[0]?.text).toContain("What's new:\n\nA checklist.\nA calendar.");
});

test("a buyer without downloads left gets one for the new version", async () => {
  const product = await insertProduct(site, { title: "Opened Planner" });
  await payForProduct(site, product);
  const { id } = await getPurchase(site, product);
  await changePurchase(site, id, { downloadsUsed: 10 });
  await upload(product.id, { tell_buyers: "1" });
  expect(await getPurchase(site, product)).toMatchObject({ downloadsUsed: 10, downloadsAllowed: 11 });
  const [mail] = await listTold("Opened Planner");
  expect(mail?.text).toMatch(/Downloads left:?\s+1\b/);
  const extended = { kind: "extended", actor: "Rosa Delgado", after: "1 download" };
  expect((await listPurchaseEvents(site, id)).at(-1)).toMatchObject(extended);
});
