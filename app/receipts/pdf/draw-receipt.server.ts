import type { ReceiptParty, ReceiptView } from "../receipt-view";
import { INK, LEADING, MARGIN, type Page, SECONDARY } from "./page.server";
import type { TextStyle } from "./typesetter.server";

export const LOGO_SIZE = 26;
const NAME_LEADING = 22;
const GAP = 24;

const small: TextStyle = { face: "bold", size: 8.5, color: SECONDARY };
const figure: TextStyle = { color: INK, align: "right" };
const strong: TextStyle = { face: "bold", color: INK };

export function drawReceipt(page: Page, view: ReceiptView, logo: Buffer): void {
  drawHead(page, view, logo);
  drawParties(page, view);
  drawLines(page, view);
  drawSums(page, view);
  drawFoot(page, view);
}

function writeLines(
  { type }: Pick<Page, "type">,
  lines: readonly string[],
  { x, y, leading = LEADING }: { x: number; y: number; leading?: number },
  style: TextStyle,
): void {
  for (const [index, line] of lines.entries()) type.write(line, x, y + index * leading, style);
}

function drawHead(page: Page, view: ReceiptView, logo: Buffer): void {
  const { doc, type, right } = page;
  page.y += NAME_LEADING;
  const { y } = page;
  const style: TextStyle = { face: "display", size: 20, color: INK };
  const names = type.wrap(view.seller.lines[0] ?? "", (right - MARGIN) * 0.5, style);
  page.decorate(() => doc.image(logo, MARGIN, y - LOGO_SIZE + 7, { fit: [LOGO_SIZE, LOGO_SIZE], valign: "center" }));
  page.tag("P", () => writeLines(page, names, { x: MARGIN + LOGO_SIZE + 9, y, leading: NAME_LEADING }, style));
  page.tag("H1", () => type.write(view.title, right, y, { ...style, size: 30, align: "right" }));
  page.tag("P", () => type.write(view.number, right, y + 18, { ...strong, size: 12, align: "right" }));
  page.y += Math.max(36, names.length * NAME_LEADING) + 10;
  if (view.explanation) page.writeParagraph(view.explanation, strong);
  page.y += 14;
}

function drawParties(page: Page, view: ReceiptView): void {
  const width = (page.right - MARGIN - 2 * GAP) / 3;
  const ends = [drawParty(page, "From", view.seller, { x: MARGIN, width })];
  if (view.buyer) ends.push(drawParty(page, "Billed to", view.buyer, { x: MARGIN + width + GAP, width }));
  ends.push(drawFacts(page, view, width));
  page.y = Math.max(...ends) + GAP;
}

function drawParty(
  { type, tag, y: top }: Page,
  label: string,
  { lines, email, phone, taxId }: ReceiptParty,
  { x, width }: { x: number; width: number },
): number {
  tag("H2", () => type.write(label, x, top, small));
  let y = top + 1;
  const rows = [...lines, email, phone, taxId && `Tax ID ${taxId}`].filter(Boolean);
  for (const [index, row] of rows.entries()) {
    const style = index === 0 && lines.length > 0 ? strong : { color: INK };
    for (const line of type.wrap(row, width, style)) {
      y += LEADING;
      tag("P", () => type.write(line, x, y, style));
    }
  }
  return y;
}

function drawFacts({ type, tag, right, y: top }: Page, { facts }: ReceiptView, width: number): number {
  let y = top;
  for (const { label, value } of facts) {
    const lines = type.wrap(value, width * 0.72, strong);
    tag("P", () => {
      type.write(label, right - width, y, { color: SECONDARY });
      writeLines({ type }, lines, { x: right, y }, { ...strong, align: "right" });
    });
    y += lines.length * LEADING + 2;
  }
  return y - LEADING;
}

function drawLines(page: Page, { lines }: ReceiptView): void {
  const { type, right } = page;
  const hasQuantities = lines.some(({ quantity }) => quantity !== "1");
  const columns = { quantity: right - 180, unit: right - 90 };
  const alignRight = { ...small, align: "right" } as const;
  page.rule(page.y, INK, 1.2);
  page.y += LEADING + 2;
  page.tag("P", () => {
    type.write("Description", MARGIN, page.y, small);
    if (hasQuantities) {
      type.write("Quantity", columns.quantity, page.y, alignRight);
      type.write("Price", columns.unit, page.y, alignRight);
    }
    type.write("Amount", right, page.y, alignRight);
  });
  page.y += 6;
  page.rule(page.y);
  const width = (hasQuantities ? columns.quantity - 50 : columns.unit) - MARGIN;
  for (const { name, quantity, unit, amount } of lines) {
    const wrapped = type.wrap(name, width, strong);
    page.reserve(wrapped.length * LEADING + 10);
    page.y += LEADING + 2;
    page.tag("P", () => {
      writeLines(page, wrapped, { x: MARGIN, y: page.y }, strong);
      if (hasQuantities) {
        type.write(quantity, columns.quantity, page.y, figure);
        type.write(unit, columns.unit, page.y, figure);
      }
      type.write(amount, right, page.y, figure);
    });
    page.y += (wrapped.length - 1) * LEADING + 7;
    page.rule(page.y);
  }
}

function drawSums(page: Page, { sums, total, included }: ReceiptView): void {
  const { type, right } = page;
  const labels = right - 140;
  page.reserve(sums.length * (LEADING + 6) + 70);
  for (const { label, amount } of sums) {
    page.y += LEADING + 2;
    page.tag("P", () => {
      type.write(label, labels, page.y, figure);
      type.write(amount, right, page.y, figure);
    });
    page.y += 4;
  }
  page.y += 26;
  page.tag("P", () => {
    type.write(total.label, labels, page.y, { ...figure, face: "bold", size: 11 });
    type.write(total.amount, right, page.y, { ...figure, face: "display", size: 20 });
  });
  page.y += 10;
  page.rule(page.y, INK, 1.2);
  if (!included) return;
  page.y += LEADING + 3;
  page.tag("P", () => type.write(included, right, page.y, { color: SECONDARY, align: "right" }));
}

function drawFoot(page: Page, { note, buyerChangedOn }: ReceiptView): void {
  const fine = { color: SECONDARY };
  page.y += 2 * LEADING;
  if (note) page.writeParagraph(note, { color: INK });
  if (buyerChangedOn) page.writeParagraph(`Billing details as of ${buyerChangedOn}.`, fine);
  if (page.type.hasMissed())
    page.writeParagraph(
      "A question mark stands for a character that this file can’t show. The receipt’s page on our site shows it.",
      fine,
    );
}
