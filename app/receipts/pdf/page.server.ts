import colors from "#content/brand/colors.json";
import type { TextStyle, Typesetter } from "./typesetter.server";

type Doc = PDFKit.PDFDocument;

export const MARGIN = 54;
export const LEADING = 13.5;
export const INK = colors.ink.light;
export const SECONDARY = colors["ink-2"].light;
const LINE = colors["line-2"].light;

/** Writes from top to bottom on as many sheets as needed. `y` is the position of the next line. */
export interface Page {
  doc: Doc;
  type: Typesetter;
  y: number;
  right: number;
  /** Screen readers read tagged parts in this order. */
  tag(kind: "P" | "H1" | "H2", draw: () => void): void;
  decorate(draw: () => void): void;
  rule(y: number, color?: string, width?: number): void;
  reserve(height: number): void;
  writeParagraph(text: string, style: TextStyle): void;
  end(): void;
}

export function createPage(doc: Doc, type: Typesetter, title: string): Page {
  const right = doc.page.width - MARGIN;
  const bottom = doc.page.height - MARGIN;
  const structure = doc.struct("Document");
  doc.addStructure(structure);
  const page: Page = {
    ...{ doc, type, right, y: MARGIN },
    tag(kind, draw) {
      const element = doc.struct(kind, {}, draw);
      structure.add(element);
      element.end();
    },
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    rule(y, color = LINE, width = 0.6) {
      page.decorate(() => doc.moveTo(MARGIN, y).lineTo(right, y).lineWidth(width).strokeColor(color).stroke());
    },
    reserve(height) {
      if (page.y + height <= bottom) return;
      doc.addPage();
      page.y = MARGIN + 12;
      page.tag("P", () => type.write(`${title}, continued`, MARGIN, page.y, { color: SECONDARY }));
      page.y += LEADING;
      page.rule(page.y, INK, 1.2);
      page.y += LEADING + 4;
    },
    writeParagraph(text, style) {
      for (const line of type.wrap(text, right - MARGIN, style)) {
        page.reserve(LEADING);
        page.tag("P", () => type.write(line, MARGIN, page.y, style));
        page.y += LEADING;
      }
    },
    end: () => structure.end(),
  };
  return page;
}
