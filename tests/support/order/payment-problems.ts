import type { Visitor } from "../browser/visitor";
import { fieldValues, readPage, textOf } from "../document";
import { postInOffice } from "../office/signed-in";
import type { Site } from "../site";
import { changeOrder } from "./orders";
import { createPaidSession, dispute, pay, placeUnpaidOrder, sendEvent } from "./payment";

export const getTicketPath = (reference: string) => `/admin/orders/${reference}`;

/** By order number, without the menus. */
export async function readList(office: Visitor, search = "") {
  const page = await readPage(office, `/admin${search}`);
  for (const menu of page.querySelectorAll("select")) menu.remove();
  const rows = page.querySelectorAll('tr[id^="SUB-"]').map((row) => [row.id, textOf(row)] as const);
  return { rows: new Map(rows), count: /[\d,]+ of [\d,]+ submissions/.exec(textOf(page))?.[0] };
}

export const listOrdersNeedingAction = async (office: Visitor) => [
  ...(await readList(office, "?status=action_needed")).rows.keys(),
];

export async function listShownPayments(office: Visitor, reference: string): Promise<string[]> {
  return fieldValues(await readPage(office, getTicketPath(reference)), "payment");
}

export async function resolveProblem(office: Visitor, reference: string) {
  const payment = await listShownPayments(office, reference);
  return postInOffice(office, getTicketPath(reference), { intent: "resolved", payment });
}

/** By the problem's label in the office. Each returns the order's number. */
export const problemCreators = {
  "Wrong amount paid": async (site: Site) => {
    const { reference } = await placeUnpaidOrder(site);
    await sendEvent(site, { session: createPaidSession(reference, 100) });
    return reference;
  },
  "Paid twice": async (site: Site) => {
    const { reference } = await placeUnpaidOrder(site);
    for (let time = 0; time < 2; time++) await sendEvent(site, { session: createPaidSession(reference) });
    await changeOrder(site, reference, { orderStatus: "ready" });
    return reference;
  },
  "Paid after it was canceled": async (site: Site) => {
    const { reference } = await placeUnpaidOrder(site);
    await changeOrder(site, reference, { orderStatus: "cancelled" });
    await sendEvent(site, { session: createPaidSession(reference) });
    return reference;
  },
  "Payment disputed": async (site: Site) => {
    const { reference } = await placeUnpaidOrder(site);
    await dispute(site, await pay(site, reference));
    await changeOrder(site, reference, { orderStatus: "ready" });
    return reference;
  },
};
