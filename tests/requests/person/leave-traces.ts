import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect } from "vitest";
import { createCustomerPageLink } from "#app/order/access/customer-page-link.server";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { Visitor } from "#tests/support/browser/visitor";
import { createContactFields } from "#tests/support/contact/messages";
import { insertApplications } from "#tests/support/office/dealflow";
import { createDeliveryFile, deliver } from "#tests/support/order/deliveries";
import { writeMessage } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import { changeOrder, findOrder, placeOrder } from "#tests/support/order/orders";
import { pay } from "#tests/support/order/payment";
import { createIdeaFields } from "#tests/support/shop/ideas";
import { insertSoldProduct, payForProduct } from "#tests/support/shop/purchases";
import type { Site } from "#tests/support/site";

export const person = { name: "Perpetua Quillfeather", email: "Perpetua@Quill.example", word: "heliotrope" };

/** One record of each kind, with the person's name, address and a word of theirs. The paid order is delivered. */
export async function leaveTraces(site: Site, office: Visitor) {
  const { name, email, word } = person;
  const contact = { full_name: name, email, business_name: `${word} Studio`, requirements: `A ${word} flyer` };
  const unpaid = await placeOrder(site, contact, [createPicture(`${word}.png`)]);
  const paid = await placeOrder(site, { ...contact, requirements: `Another ${word}` }, [
    createPicture(`${word}-2.png`),
  ]);
  await pay(site, paid.submissionId);
  const customer = new Visitor(site.origin);
  const link = await site.services.db.transact((tx) => createCustomerPageLink(site.services, tx, paid));
  await customer.get(new URL(link).pathname + new URL(link).search);
  await writeMessage(customer, paid, `The ${word} is too pale`, { photos: [createPicture("pale.png")] });
  await deliver(office, paid, [createDeliveryFile(`${word}.zip`)], { delivery_message: `Your ${word}, ${name}` });
  await office.post(paths.adminOrder(paid.submissionId), { intent: "note", note: `${name} likes ${word}` });
  await changeOrder(site, paid, { orderStatus: "ready", waitingSince: null });
  const visitor = new Visitor(site.origin);
  await visitor.post(paths.contact, createContactFields({ fullName: name, email, message: `About ${word}` }));
  await visitor.post(paths.vault, createIdeaFields({ name, email, idea: `A ${word} checklist` }));
  await insertApplications(site, { fullName: name, email: email.toLowerCase(), businessName: `${word} Ltd.` });
  const booking = await book(site, { name, email, note: `Call about ${word}` });
  const { product } = await insertSoldProduct(site);
  await payForProduct(site, product, { email });
  return { unpaid, paid, booking, product };
}

/** The tables that still have one of the person's texts. */
export async function findTraces({ services: { db } }: Site): Promise<string[]> {
  const found: string[] = [];
  for (const [name, table] of Object.entries(db.tables) as [string, PgTable][]) {
    const rows = JSON.stringify(await db.read.select(getTableColumns(table)).from(table)).toLowerCase();
    for (const text of Object.values(person)) if (rows.includes(text.toLowerCase())) found.push(`${name}: ${text}`);
  }
  return found;
}

export async function expectBooks(
  site: Site,
  { id, priceCents, submissionId }: Awaited<ReturnType<typeof placeOrder>>,
) {
  expect(await findOrder(site, id)).toMatchObject({
    ...{ submissionId, priceCents, paymentStatus: "paid", fullName: "erased", email: "" },
    ...{ phone: null, businessName: null, requirements: "", visualBreakdown: null, source: null },
  });
}
