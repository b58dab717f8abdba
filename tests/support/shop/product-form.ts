import type { Page } from "playwright";
import sharp from "sharp";
import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { readPage } from "../document";
import { postInOffice } from "../office/signed-in";
import type { Site } from "../site";
import type { Product } from "./products";

/** What the form of the product's page would send, with these changes. */
export async function fillProduct(
  admin: Visitor,
  id: string,
  changes: Record<string, string> = {},
): Promise<Record<string, string>> {
  const page = await readPage(admin, paths.adminProduct(id));
  const form = page.querySelector(".product-form");
  const sent = (form?.querySelectorAll("input, textarea, select") ?? []).map((field) => {
    const value =
      field.tagName === "SELECT"
        ? field.querySelector("option[selected]")?.getAttribute("value")
        : field.tagName === "TEXTAREA"
          ? field.textContent.replace(/^\n/, "")
          : field.getAttribute("value");
    return [field.getAttribute("name") ?? "", value ?? ""];
  });
  return { ...Object.fromEntries(sent), ...changes };
}

/** Presses Save on the product's page after these changes. */
export const saveProduct = async (admin: Visitor, id: string, changes: Record<string, string>) =>
  postInOffice(admin, paths.adminProduct(id), await fillProduct(admin, id, changes));

export async function getProduct(site: Site, id: string): Promise<Product> {
  const [product] = await listRows(site, "products", { id });
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

/** The newest first. */
export const listEdits = async (site: Site, id: string) =>
  (await listRows(site, "productEdits", { productId: id }, "edition")).reverse();

export const listFiles = (site: Site, id: string) => listRows(site, "productFiles", { productId: id }, "version");

export const listUploads = (site: Site) => listRows(site, "productUploads");

export async function drawPicture(name: string, width = 1600, height = 1200): Promise<File> {
  const type = name.endsWith(".png") ? "png" : name.endsWith(".webp") ? "webp" : "jpeg";
  const picture = sharp({ create: { width, height, channels: 3, background: "#0a4533" } });
  return new File([new Uint8Array(await picture.toFormat(type).toBuffer())], name, { type: `image/${type}` });
}

export const findToast = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });

export const toUpload = async (file: File) => ({
  name: file.name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
});
