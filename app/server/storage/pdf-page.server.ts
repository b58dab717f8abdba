import type { Raw } from "sharp";

/** `edge`: pixels of the longer side. @throws if the page cannot be read */
export async function renderFirstPage(original: Buffer, edge: number): Promise<{ data: Uint8Array; raw: Raw }> {
  // Loaded only in the process that renders.
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(original);
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = edge / Math.max(originalWidth, originalHeight);
    const { data, width, height } = await page.render({ scale });
    document.destroy();
    return { data, raw: { width, height, channels: 4 } };
  } finally {
    library.destroy();
  }
}
