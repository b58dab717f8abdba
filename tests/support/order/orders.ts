import { randomUUID } from "node:crypto";
import { toSearchText } from "#app/order/model/order-fields";
import { findOption } from "#app/order/model/packages";
import { defaultPackages } from "#app/packages/package-list";
import type { Row } from "#drizzle/schema";
import { Visitor } from "../browser/visitor";
import { changeRows, insertRows, listRows, type Source } from "../database/rows";
import type { Site } from "../site";
import { createContact } from "./contact";
import { createOrderFields } from "./order-form";

export type Order = Row<"formSubmissions">;

let orderCount = 0;

/** An option of the order form with what it stands for, as `placeOrder` needs it. */
export function chooseOption(option: string) {
  const bought = findOption(defaultPackages, option);
  if (!bought) throw new Error(`No option ${option}`);
  return { option, bought };
}

export function makeOrder(changes: Partial<Order> = {}): Order {
  const bought = findOption(defaultPackages, changes.planPurchased ?? "starter");
  const row: Order = {
    id: randomUUID(),
    // A counter, because random numbers would collide now and then.
    submissionId: `SUB-${String(++orderCount).padStart(8, "0")}`,
    createdAt: new Date(),
    ...createContact({ phone: "407-555-0134", businessName: "Whitfield Studio" }),
    planPurchased: "starter",
    packageName: bought?.name ?? "",
    packageVisuals: bought?.visuals ?? 0,
    requirements: "Flyers: grand opening on the 14th, doors at 10.",
    visualBreakdown: { flyers: 4 },
    message: "",
    paymentStatus: "pending",
    orderStatus: "pending_payment",
    priority: "normal",
    priceCents: 19_900,
    discountCents: 0,
    couponCode: null,
    taxCents: 0,
    tax: null,
    currency: "usd",
    quote: null,
    partPaidCents: 0,
    revisions: 0,
    paymentProblem: null,
    source: null,
    search: "",
    waitingSince: changes.orderStatus === "question" ? (changes.createdAt ?? new Date()) : null,
    deletedAt: null,
    drawnFrom: null,
    visualsAdded: 0,
    ...changes,
  };
  return { ...row, search: toSearchText(row, row.submissionId) };
}

export async function insertOrders(source: Source, orders: Order[]): Promise<Order[]> {
  await insertRows(source, "formSubmissions", orders);
  return orders;
}

export async function insertOrder(site: Site, changes: Partial<Order> = {}): Promise<Order> {
  const order = makeOrder(changes);
  await insertOrders(site, [order]);
  return order;
}

let placedCount = 0;

/** Sends the form as a visitor does. */
export async function placeOrder(
  site: Site,
  changes: Record<string, string | string[]> = {},
  photos: File[] = [],
): Promise<Order> {
  // Makes the order unique.
  const fields = createOrderFields({
    email: `customer${++placedCount}@studio.example`,
    business_name: `Studio ${placedCount}`,
    ...changes,
  });
  const before = new Set((await listOrders(site)).map(({ id }) => id));
  const response = await new Visitor(site.origin).postFiles("/visual-design", fields, { photos });
  const row = (await listOrders(site)).find(({ id }) => !before.has(id));
  if (!row) throw new Error(`No order was placed: ${response.status}`);
  return row;
}

export const listOrders = (site: Site): Promise<Order[]> => listRows(site, "formSubmissions");

/** The order itself, or its number. */
export const changeOrder = (
  source: Source,
  order: string | Pick<Order, "id"> | undefined,
  values: Partial<Order>,
): Promise<void> =>
  changeRows(
    source,
    "formSubmissions",
    typeof order === "string" ? { submissionId: order } : { id: order?.id },
    values,
  );

/** Undefined once it was removed. */
export async function findOrder(site: Site, id: string): Promise<Order | undefined> {
  const [row] = await listRows(site, "formSubmissions", { id });
  return row;
}

export async function listOrderEvents(site: Site, id: string) {
  const rows = await listRows(site, "orderEvents", { orderId: id });
  return rows.map(({ kind, before, after, actor, detail }) => ({ kind, before, after, actor, detail }));
}
