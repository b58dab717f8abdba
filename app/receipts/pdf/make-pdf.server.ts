import type { Services } from "../../server/services.server";
import { describeReceipt, nameKind, type Receipt } from "../describe-receipt.server";
import type { FoundReceipt } from "../find-receipt.server";
import { drawReceipt } from "./draw-receipt.server";
import { createPage, MARGIN } from "./page.server";
import { createTypesetter, loadPrintFile } from "./typesetter.server";

/** Countries whose printers have Letter paper. */
const LETTER = ["US", "CA", "MX", "CL", "CO", "CR", "DO", "GT", "NI", "PA", "PH", "PR", "SV", "VE"];

export const nameFile = (receipt: Pick<Receipt, "kind" | "number">): string =>
  `${nameKind(receipt).toLowerCase().replace(" ", "-")}-${receipt.number}.pdf`;

/** A receipt always gives the same bytes. */
export async function makePdf(
  { env }: Pick<Services, "env">,
  { receipt, root }: FoundReceipt,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = describeReceipt(receipt, root, env.BUSINESS_TIMEZONE);
  const title = `${view.title} ${view.number}`;
  // Loaded on demand, because the package takes memory and time.
  const { default: PDFDocument } = await import("pdfkit");
  const at = root.buyerChangedAt && root.buyerChangedAt > receipt.createdAt ? root.buyerChangedAt : receipt.createdAt;
  const doc = new PDFDocument({
    size: LETTER.includes(receipt.printed.seller.country) ? "LETTER" : "A4",
    margin: MARGIN,
    // Without this, each file also names Helvetica.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: view.seller.lines[0] ?? "", CreationDate: at, ModDate: at },
  });
  const bytes = collect(doc);
  const page = createPage(doc, await createTypesetter(doc), title);
  drawReceipt(page, view, await loadPrintFile("logo.png"));
  page.end();
  doc.end();
  return bytes;
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("error", reject);
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
}
