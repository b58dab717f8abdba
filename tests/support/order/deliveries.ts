import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { fieldValues, parseDocument, textOf } from "../document";
import type { Site } from "../site";
import { createFile } from "./order-form";
import { insertOrder, type Order } from "./orders";

export const insertPaidOrder = (site: Site, changes: Partial<Order> = {}) =>
  insertOrder(site, { paymentStatus: "paid", orderStatus: "in_progress", ...changes });

export const createDeliveryFile = (name: string, content = `Content of ${name}`) =>
  createFile(name, content, "application/zip");

/** Sends the ticket's form as a browser without JavaScript does. */
export async function deliver(
  office: Visitor,
  { submissionId }: Order,
  files: File[],
  fields: Record<string, string | string[]> = {},
) {
  const all = { intent: "deliver", form_id: crypto.randomUUID(), seen: "0", delivery_message: "", ...fields };
  const response = await office.postFiles(paths.adminOrder(submissionId), all, { files });
  const page = parseDocument((await response.text()).replaceAll("<!-- -->", ""));
  const section = page.querySelector("#delivery");
  return { status: response.status, page, section: textOf(section), staged: fieldValues(page, "staged") };
}

/** Sends one file as the script does. */
export const stage = (office: Visitor, { submissionId }: Order, file: File) =>
  office.postFiles(paths.adminDeliveryFiles(submissionId), {}, { files: [file] });

/** Returns the file's id, which the page's script sends with the form. */
export async function stageFile(office: Visitor, order: Order, name: string): Promise<string> {
  return (await (await stage(office, order, createDeliveryFile(name))).json()).file.id;
}

export const listDeliveredFiles = (site: Site) => listRows(site, "deliveredFiles", {}, "name");

export const listDeliveryRows = (site: Site) => listRows(site, "deliveries");
