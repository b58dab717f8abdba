import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageOf, waysOf } from "../support/browser/page-parts";
import { Visitor } from "../support/browser/visitor";
import { type Site, startSite } from "../support/site";

const WIDGET = "https://calendar.example/palmetto/15-minutes";

let site: Site;
let visitor: Visitor;
let withWidget: Site;
beforeAll(async () => {
  [site, withWidget] = await Promise.all([startSite(), startSite({ BOOKING_WIDGET_URL: WIDGET })]);
  visitor = new Visitor(site.origin);
});
afterAll(() => Promise.all([site.stop(), withWidget.stop()]));

const html = (path: string) => pageOf(visitor, path);
describe("booking", () => {
  const policy = async (path: string, from = visitor) => {
    const { headers } = await from.get(path);
    return `${headers.get("Content-Security-Policy")}; ${headers.get("X-Frame-Options")}`;
  };

  test("without a calendar it says what the call is and how to ask for a time", async () => {
    const page = await html("/book-consultation");
    expect(page).toContain("15 minutes");
    expect(waysOf(page)).toContainEqual(["Use the contact form", "/contact"]);
    expect(waysOf(page).find(([label]) => label === "Email us your times")?.[1]).toMatch(
      /^mailto:hello@palmetto\.example/,
    );
    expect(page).not.toContain("<iframe");
  });

  test("the same without header and footer is for frames of our own pages, and for no search engine", async () => {
    const page = await html("/book-consultation/frame");
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toMatch(/<header class="bar|<footer/);
    expect(await policy("/book-consultation/frame")).toMatch(/frame-ancestors 'self';.*; SAMEORIGIN$/);
    expect(await policy("/business-growth")).toMatch(/frame-src 'self'; frame-ancestors 'none';.*; DENY$/);
    for (const path of ["/", "/automation", "/visual-design", "/nowhere"]) {
      expect(await policy(path), path).toMatch(/frame-ancestors 'none';.*; DENY$/);
      expect(await policy(path), path).not.toContain("frame-src");
    }
  });

  test("a configured calendar is framed where visitors book, and nowhere else", async () => {
    const guest = new Visitor(withWidget.origin);
    const page = await pageOf(guest, "/book-consultation");
    expect(page).toMatch(new RegExp(`<iframe [^>]*src="${WIDGET}"[^>]*title="Booking calendar"`));
    const growth = await pageOf(guest, "/business-growth");
    expect(growth).toContain(`data-frame="${WIDGET}"`);
    expect(growth).toContain(`href="${WIDGET}" target="_blank"`);
    for (const path of ["/book-consultation", "/business-growth"])
      expect(await policy(path, guest)).toContain("frame-src https://calendar.example; frame-ancestors 'none'");
    expect(await policy("/", guest)).not.toContain("calendar.example");
  });
});
