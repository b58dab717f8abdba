import { expect } from "vitest";
import { paths } from "#app/paths";
import { enqueue } from "#app/server/outbox/outbox.server";
import { book, DAY } from "../booking/bookings";
import type { Visitor } from "../browser/visitor";
import { insertContactMessage } from "../contact/contact-messages";
import { changeRows, insertRows } from "../database/rows";
import { insertOrder } from "../order/orders";
import { insertIdea } from "../shop/ideas";
import { insertProduct, listPurchases, sellProduct } from "../shop/purchases";
import { insertPublishedReview } from "../shop/reviews";
import type { Site } from "../site";
import { insertApplications } from "./dealflow";

export interface Deletable {
  kind: string;
  id: string;
  /** The record's screen in the office. */
  href: string;
  /** The list that shows the record, and a text that only this record has in it. */
  list: string;
  listed: string;
}

let serial = 0;

export const deletables: Record<string, (site: Site) => Promise<Deletable>> = {
  async order(site) {
    const fullName = `Customer ${++serial}`;
    const { id, submissionId } = await insertOrder(site, { fullName });
    return { kind: "order", id, href: paths.adminOrder(submissionId), list: paths.admin, listed: fullName };
  },
  async order_review(site) {
    const { id, submissionId } = await insertOrder(site);
    const review = {
      orderId: id,
      stars: 5,
      text: `They were quick ${++serial}.`,
      name: "Dana",
      state: "published" as const,
    };
    await insertRows(site, "orderReviews", review);
    const href = paths.adminOrder(submissionId);
    return { kind: "order_review", id, href, list: href, listed: review.text };
  },
  async booking(site) {
    const { id, reference } = await book(site, { email: `visitor${++serial}@studio.example` });
    // Yesterday's, because an upcoming meeting cannot be deleted.
    const over = { startsAt: new Date(Date.now() - DAY - serial * 60_000), endsAt: new Date(Date.now() - DAY) };
    await changeRows(site, "bookings", {}, over);
    const list = `${paths.adminBookings}?when=all`;
    return { kind: "booking", id, href: paths.adminBooking(reference), list, listed: reference };
  },
  async contact_message(site) {
    const name = `Sender ${++serial}`;
    const { id } = await insertContactMessage(site, { name });
    return { kind: "contact_message", id, href: paths.adminInboxMessage(id), list: paths.adminInbox, listed: name };
  },
  async idea(site) {
    const name = `Reader ${++serial}`;
    const id = await insertIdea(site, { name });
    return { kind: "idea", id, href: paths.adminIdea(id), list: paths.adminInbox, listed: name };
  },
  async purchase(site) {
    const { id, number } = (await sellProduct(site)).purchase;
    return { kind: "purchase", id, href: paths.adminSale(number), list: paths.adminSales, listed: number };
  },
  async product_review(site) {
    const product = await insertProduct(site);
    const text = `It paid for itself ${++serial}.`;
    await insertPublishedReview(site, product, { text });
    const [purchase] = await listPurchases(site, product);
    const href = paths.adminSale(purchase?.number ?? "");
    return { kind: "product_review", id: purchase?.id ?? "", href, list: paths.product(product.slug), listed: text };
  },
  async application(site) {
    const fullName = `Applicant ${++serial}`;
    const [application] = await insertApplications(site, { fullName });
    const id = application?.id ?? "";
    return { kind: "application", id, href: paths.adminApplication(id), list: paths.adminDealflow, listed: fullName };
  },
};

/** Deletes the record, restores it, deletes it again, and opens pages that still show it. */
export async function deleteAndRestoreRecord(office: Visitor, { kind, id, href }: Deletable): Promise<void> {
  for (const intent of ["delete", "restore", "delete"])
    expect((await office.post(paths.adminTrash, { intent, kind, id, back: href })).status, kind).toBe(303);
  for (const path of [href, paths.adminTrashOf(kind)]) expect((await office.get(path)).status, path).toBe(200);
}

/** A message that the worker has given up on, which the outbox keeps. */
export async function insertDeadMessage(
  { services: { db } }: Site,
  about: { kind: string; id: string },
): Promise<void> {
  const { outbox } = db.tables;
  const dedupeKey = `dead:${about.kind}:${about.id}`;
  await db.transact(async (tx) => {
    await enqueue(db, tx, {
      kind: "mail",
      topic: "letter",
      about,
      dedupeKey,
      payload: { to: "dana@studio.example", data: {} },
    });
    await tx.update(outbox).set({ state: "dead" });
  });
}
