import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { fieldValues, parseDocument, textOf, textsOf } from "../document";
import { listQueuedEmails } from "../outbox/queued-emails";
import type { Site } from "../site";
import type { Order } from "./orders";

/** Sends the form of the customer page as a browser without JavaScript does. */
export async function writeMessage(
  customer: Visitor,
  { submissionId }: Pick<Order, "submissionId">,
  text: string,
  { photos = [], ...fields }: { photos?: File[] } & Record<string, string | string[] | File[]> = {},
) {
  const all = { intent: "message", form_id: crypto.randomUUID(), text, ...(fields as Record<string, string>) };
  const response = await customer.postFiles(paths.customerPage(submissionId), all, { photos });
  const page = parseDocument((await response.text()).replaceAll("<!-- -->", ""));
  return { status: response.status, page, tokens: fieldValues(page, "photo") };
}

export const answerMessage = (
  office: Visitor,
  { submissionId }: Pick<Order, "submissionId">,
  answer: string,
  formId: string = crypto.randomUUID(),
) => office.post(paths.adminOrder(submissionId), { intent: "answer", answer, form_id: formId });

export const listMessages = (site: Site, { id }: Order) =>
  listRows(site, "orderMessages", { orderId: id }, "createdAt");

export async function readThread(visitor: Visitor, path: string) {
  const page = parseDocument(await (await visitor.get(path)).text());
  return { page, texts: textsOf(page, "#messages .thread > li"), section: textOf(page, "#messages") };
}

/** The emails about the messages of one order. */
export async function listMessageEmails(site: Site, order: Order, topic: "order-message" | "order-answer") {
  const emails = await listQueuedEmails(site);
  return emails.filter(({ key, subject }) => key.startsWith(`${topic}:`) && subject.includes(order.submissionId));
}
