import { randomUUID } from "node:crypto";
import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { readPage, textOf } from "../document";
import type { Site } from "../site";
import { openNewCustomerPage } from "./customer-page";
import type { Order } from "./orders";

/** A paid package of 25 visuals, of which the order asked for 4. */
export const buyPackage = (site: Site, changes: Partial<Order> = {}) =>
  openNewCustomerPage(site, { paymentStatus: "paid", orderStatus: "in_progress", ...changes });

export const createNextFields = (changes: Record<string, string | string[]> = {}) => ({
  form_id: randomUUID(),
  "split.flyers": "5",
  requirements: "Flyers: the summer menu.",
  ...changes,
});

export const orderNext = (customer: Visitor, { submissionId }: Order, changes: Record<string, string> = {}) =>
  customer.post(paths.nextOrder(submissionId), createNextFields(changes));

/** "16 of 25 visuals left", or undefined. */
export async function readLeft(customer: Visitor, { submissionId }: Order): Promise<string | undefined> {
  const page = await readPage(customer, paths.customerPage(submissionId));
  return page.querySelector("#balance") ? textOf(page, "#balance") : undefined;
}
