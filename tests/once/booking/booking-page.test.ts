import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { attributeOf, countElements, metaOf, readPage, textOf } from "#tests/support/document";
import { type Site, startSite, startSiteForTest } from "#tests/support/site";

const WIDGET = "https://calendar.example/palmetto/15-minutes";

let site: Site;
let visitor: Visitor;
let withWidget: Site;
beforeAll(async () => {
  [site, withWidget] = await Promise.all([startSite(), startSite({ BOOKING_WIDGET_URL: WIDGET })]);
  visitor = new Visitor(site.origin);
});
afterAll(() => Promise.all([site.stop(), withWidget.stop()]));

const page = (path: string) => readPage(visitor, path);
describe("booking", () => {
  const policy = async (path: string, from = visitor) => {
    const { headers } = await from.get(path);
    return `${headers.get("Content-Security-Policy")}; ${headers.get("X-Frame-Options")}`;
  };

  test("without a third-party calendar, the page shows our own", async () => {
    for (const path of ["/book-consultation", "/book-consultation/frame"]) {
      const booking = await page(path);
      expect(textOf(booking)).toContain("15 minutes");
      expect(countElements(booking, ".booking-times a")).toBeGreaterThan(0);
      expect(countElements(booking, "iframe, main a[href^='mailto:']")).toBe(0);
    }
    expect(countElements(await page("/contact"), "#strategy-call .week a")).toBeGreaterThan(0);
  });

  test("the page without header and footer is only for frames of our own pages, not for search engines", async () => {
    const framed = await page("/book-consultation/frame");
    expect(metaOf(framed, "robots")).toBe("noindex");
    expect(countElements(framed, "header.bar, footer")).toBe(0);
    expect(await policy("/book-consultation/frame")).toMatch(/frame-ancestors 'self';.*; SAMEORIGIN$/);
    expect(await policy("/business-growth")).toMatch(/frame-src 'self'; frame-ancestors 'none';.*; DENY$/);
    for (const path of ["/", "/automation", "/visual-design", "/nowhere"]) {
      expect(await policy(path), path).toMatch(/frame-ancestors 'none';.*; DENY$/);
      expect(await policy(path), path).not.toContain("frame-src");
    }
  });

  test("the host of the form-embed script is allowed on the pages with the frame, and nowhere else", async () => {
    const settings = { BOOKING_WIDGET_URL: WIDGET, BOOKING_WIDGET_SCRIPT: "https://scripts.example/form_embed.js" };
    const withScript = await startSiteForTest(settings);
    const guest = new Visitor(withScript);
    for (const path of ["/book-consultation", "/business-growth", "/contact"])
      expect(await policy(path, guest), path).toMatch(/script-src [^;]*https:\/\/scripts\.example[; ]/);
    for (const path of ["/", "/visual-design", "/lets-talk", "/book-consultation/frame"])
      expect(await policy(path, guest), path).not.toContain("scripts.example");
    expect(countElements(await page("/contact"), "[data-widget-script]")).toBe(0);
  });

  test("a configured calendar is framed on the pages where visitors book, and nowhere else", async () => {
    const guest = new Visitor(withWidget.origin);
    const booking = await readPage(guest, "/book-consultation");
    expect(attributeOf(booking, 'iframe[title="Booking calendar"]', "src")).toBe(WIDGET);
    const growth = await readPage(guest, "/business-growth");
    expect(countElements(growth, `[data-frame="${WIDGET}"]`)).toBe(1);
    expect(countElements(growth, `a[href="${WIDGET}"][target="_blank"]`)).toBe(1);
    const contact = await readPage(guest, "/contact");
    expect(attributeOf(contact, "#strategy-call iframe", "src")).toBe(WIDGET);
    for (const shown of [booking, contact]) {
      expect(textOf(shown)).toContain("Having trouble with the booking form?");
      expect(countElements(shown, `a[href="${WIDGET}"][target="_blank"]`)).toBe(1);
    }
    for (const path of ["/book-consultation", "/business-growth", "/contact"])
      expect(await policy(path, guest)).toContain("frame-src https://calendar.example; frame-ancestors 'none'");
    expect(await policy("/", guest)).not.toContain("calendar.example");
  });
});
