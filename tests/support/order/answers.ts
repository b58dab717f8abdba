import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { changeRows, listRows } from "../database/rows";
import { parseDocument, textOf } from "../document";
import type { Site } from "../site";
import { insertDelivery, openCustomerPages } from "./customer-page";
import { insertOrder, type Order } from "./orders";

export type AnswerForm = "revise" | "approve" | "review";

/** An order whose files are delivered, and a browser that has its customer page open. */
export async function insertDeliveredOrder(
  site: Site,
  changes: Partial<Order> = {},
  names = ["flyer.pdf", "post.png"],
) {
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "ready", ...changes });
  const files = await insertDelivery(
    site,
    order,
    names.map((name) => ({ name })),
    { round: order.revisions + 1 },
  );
  const customer = await openCustomerPages(site, order);
  return { order, files, deliveryId: files[0]?.deliveryId ?? "", customer };
}

export async function readCustomerPage(customer: Visitor, order: Order) {
  const response = await customer.get(paths.customerPage(order.submissionId));
  const page = parseDocument((await response.text()).replaceAll("<!-- -->", ""));
  return { page, text: textOf(page, "main"), title: textOf(page, "h1"), forms: listForms(page) };
}

const listForms = (page: ReturnType<typeof parseDocument>) =>
  page
    .querySelectorAll('input[name="intent"]')
    .map((field) => field.getAttribute("value") ?? "")
    .filter((intent) => intent !== "message");

/** The hidden fields of the form, as the page has them. */
export async function readForm(customer: Visitor, order: Order, form: AnswerForm): Promise<Record<string, string>> {
  const { page } = await readCustomerPage(customer, order);
  const intent = page.querySelectorAll('input[name="intent"]').find((field) => field.getAttribute("value") === form);
  const hidden = intent?.closest("form")?.querySelectorAll('input[type="hidden"]') ?? [];
  return Object.fromEntries(
    hidden.map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]),
  );
}

/** Sends the form as a browser without JavaScript does; after a redirect it reads the customer page. */
export async function sendForm(
  customer: Visitor,
  order: Order,
  fields: Record<string, string | string[]>,
  photos: File[] = [],
) {
  const response = await customer.postFiles(paths.customerPage(order.submissionId), fields, { photos });
  const body = await response.text();
  const page = parseDocument(body.replaceAll("<!-- -->", ""));
  return { status: response.status, page, text: textOf(page, "main") };
}

export const listReviews = (site: Site, order: Order) => listRows(site, "orderReviews", { orderId: order.id });

export const withdrawFile = (site: Site, fileId = "") =>
  changeRows(site, "deliveredFiles", { id: fileId }, { withdrawnAt: new Date() });
