import { eq } from "drizzle-orm";
import type { Visitor } from "../browser/visitor";
import { fieldValues, readPage, textOf } from "../document";
import { postInOffice } from "../office/office";
import type { Site } from "../site";
import type { Order } from "./orders";
import { dispute, orderToPay, paid, pay, sendEvent } from "./payment";

export const ticketOf = (reference: string) => `/admin/orders/${reference}`;

/** Changes an order directly in the database. */
export const changeOrder = ({ services: { db } }: Site, reference: string, values: Partial<Order>) => {
  const { formSubmissions } = db.tables;
  return db.transact((tx) => tx.update(formSubmissions).set(values).where(eq(formSubmissions.submissionId, reference)));
};

/** Reads the list at this address: the text of each row by its order's number, and the count line. */
export async function readList(office: Visitor, search = "") {
  const page = await readPage(office, `/admin${search}`);
  for (const menu of page.querySelectorAll("select")) menu.remove();
  const rows = page.querySelectorAll('tr[id^="SUB-"]').map((row) => [row.id, textOf(row)] as const);
  return { rows: new Map(rows), count: /[\d,]+ of [\d,]+ submissions/.exec(textOf(page))?.[0] };
}

/** The numbers of the orders that need action. */
export const listNeeded = async (office: Visitor) => [...(await readList(office, "?status=action_needed")).rows.keys()];

/** The payments that the ticket shows as a problem. */
export async function shownPayments(office: Visitor, reference: string): Promise<string[]> {
  return fieldValues(await readPage(office, ticketOf(reference)), "payment");
}

/** Presses Resolved on the ticket. */
export async function resolveProblem(office: Visitor, reference: string) {
  const payment = await shownPayments(office, reference);
  return postInOffice(office, ticketOf(reference), { intent: "resolved", payment });
}

/** Each creates an order with the problem that has this label in the office, and returns its number. */
export const problems = {
  "Wrong amount paid": async (site: Site) => {
    const { reference } = await orderToPay(site);
    await sendEvent(site, { session: paid(reference, 100) });
    return reference;
  },
  "Paid twice": async (site: Site) => {
    const { reference } = await orderToPay(site);
    for (let time = 0; time < 2; time++) await sendEvent(site, { session: paid(reference) });
    await changeOrder(site, reference, { orderStatus: "ready" });
    return reference;
  },
  "Paid too late": async (site: Site) => {
    const { reference } = await orderToPay(site);
    await changeOrder(site, reference, { orderStatus: "cancelled" });
    await sendEvent(site, { session: paid(reference) });
    return reference;
  },
  "Payment disputed": async (site: Site) => {
    const { reference } = await orderToPay(site);
    await dispute(site, await pay(site, reference));
    await changeOrder(site, reference, { orderStatus: "ready" });
    return reference;
  },
};
