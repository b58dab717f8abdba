import type { Browser } from "../browser";

const LETTER = { width: 816, height: 1056 };

/** @throws when a page is fuller than the paper */
export async function printDocument(browser: Browser, html: string): Promise<Buffer> {
  const view = await browser.newPage({ viewport: LETTER });
  await view.setContent(html);
  await view.evaluate(() => document.fonts.ready);
  const full = await view.evaluate(() =>
    [...document.querySelectorAll(".page")].flatMap((page, index) => {
      const body = page.querySelector(".body")?.getBoundingClientRect();
      const parts = [...page.querySelectorAll(".body *")].map((part) => part.getBoundingClientRect());
      const down = Math.max(...parts.map(({ bottom }) => bottom)) - (body?.bottom ?? 0);
      const across = Math.max(...parts.map(({ right }) => right)) - (body?.right ?? 0);
      return down > 1 || across > 8
        ? [`page ${index + 1} by ${Math.round(down)} px down, ${Math.round(across)} across`]
        : [];
    }),
  );
  if (full.length > 0) throw new Error(`too full: ${full.join(", ")}`);
  const pdf = await view.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  await view.close();
  return fixDates(pdf);
}

/** Printing the same text again gives the same bytes. */
const fixDates = (pdf: Buffer) =>
  Buffer.from(pdf.toString("latin1").replace(/\(D:\d{14}/g, "(D:20260105120000"), "latin1");
