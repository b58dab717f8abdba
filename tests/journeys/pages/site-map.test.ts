import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { footerColumns, legalPages, navigation } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";

/** The links in the main part of each page, and where they lead (specification section 2). */
const ways: Record<string, [label: string, to: string][]> = {
  "/": [
    ["See what we automate", "/automation"],
    ["Find your industry", "/automation#industries"],
    ["Learn More about Automation Systems", "/automation"],
    ["Learn More about Website Design & Funnels", "/website-services"],
    ["Learn More about Digital Products & Tools", "/digital-vault"],
    ["See How It Works", "/automation"],
    ["Order visuals", "/visual-design"],
    ["Book a Consultation", "/contact"],
    ["Explore Automation", "/automation-services"],
  ],
  "/automation-services": [
    ["Get Your Free Automation Audit", "/book-consultation"],
    ["Book Your Free Consultation", "/book-consultation"],
    ["Book a Free Consultation Now", "/book-consultation"],
  ],
  "/automation": [
    ["Get Your Free Automation Audit", "/book-consultation"],
    ["Book Your Free Consultation", "/book-consultation"],
    ["Book a Free Consultation Now", "/book-consultation"],
  ],
  "/website-services": [["Book a Consultation", "/book-consultation"]],
  "/business-growth": [
    ["Find your industry", "/automation-services#industries"],
    ["See the dashboard", "/client-portal"],
  ],
  "/book-consultation": [["Send us a message", "/lets-talk"]],
  "/contact": [["Tell us about your project", "/lets-talk"]],
  "/lets-talk": [
    ["Book a time", "/book-consultation"],
    ["Use the contact form", "/contact"],
  ],
  "/faq": [
    ["Contact", "/contact"],
    ["Book a Consultation", "/book-consultation"],
    ["Digital Vault", "/digital-vault"],
    ["Order visuals", "/visual-design"],
  ],
  "/blog": [
    ["Ask us a question", "/contact"],
    ["The call you miss at 7 p.m. is still a customer", "/blog/missed-call"],
    ["One photo, six sizes: keep the middle safe", "/blog/one-photo-six-sizes"],
  ],
  "/blog/missed-call": [
    ["Ask us about missed calls", "/contact"],
    ["See four for each of 20 industries", "/automation-services"],
    ["Automation Strategy", "/blog?category=automation-strategy"],
  ],
  "/digital-vault": [
    ["All 0", "/digital-vault"],
    ["Business 0", "/digital-vault?category=business"],
    ["Lifestyle 0", "/digital-vault?category=lifestyle"],
  ],
  "/digital-vault/no-such-product": [["Back to Digital Vault", "/digital-vault"]],
  "/client-portal": [
    ["Ask about a dashboard", "/contact"],
    ["Read the FAQ", "/faq"],
  ],
  "/terms": [["refund page", "/refunds"]],
  "/no/such/page": [["Back to the home page", "/"]],
};

const footer = [...footerColumns.flat(), ...legalPages].map(({ label, to }): [string, string] => [label, to]);

const journey = setUpJourneys();

let page: Page;
const openPage = (javaScriptEnabled: boolean) => async () => {
  page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
};

/** The first link of this name within `part`. All others of that name have to lead to the same page. */
async function findLink(part: string, label: string, to: string) {
  const links = page.locator(part).getByRole("link", { name: label, exact: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs), label).toEqual(new Set([to]));
  return links.first();
}

async function follow(part: string, label: string, to: string) {
  const link = await findLink(part, label, to);
  await Promise.all([page.waitForURL(to, { waitUntil: "commit" }), link.click()]);
}

/** Clicks one link after the other. Each requests its page, and status 204 keeps the current one open. */
async function press(from: string, part: string, links: [label: string, to: string][]) {
  await page.goto(from, { waitUntil: "domcontentloaded" });
  await page.route(/^http/, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  for (const [label, to] of links) {
    const link = await findLink(part, label, to);
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await link.click({ noWaitAfter: true });
    const address = (await answered).url().replace(journey.site.origin, "");
    expect(address, `${label} on ${from}`).toBe(to.replace(/#.*/, ""));
  }
  await page.unrouteAll();
}

/** Without scripts, a visible link leads to its address. */
async function see(from: string, part: string, links: [label: string, to: string][]) {
  await page.goto(from, { waitUntil: "domcontentloaded" });
  for (const [label, to] of links) expect(await (await findLink(part, label, to)).isVisible(), label).toBe(true);
}

withAndWithoutJavaScript((javaScript) => {
  beforeEach(openPage(javaScript));

  test("the links of each page and its footer lead to the right pages", async () => {
    const check = javaScript ? press : see;
    for (const [from, links] of Object.entries(ways)) await check(from, "main", links);
    await check("/refunds", "body > footer", footer);
  });

  test("the navigation marks the current page", async () => {
    await page.goto("/privacy");
    for (const { label, to } of [...navigation, { label: "Contact Us", to: "/book-consultation" }]) {
      await follow("body > header", label, to);
      const current = page.locator("body > header [aria-current=page]:visible");
      await expect.poll(() => current.allTextContents()).toEqual([label]);
    }
  });

  test("the first Tab offers to skip the navigation", async () => {
    await page.goto("/faq");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    expect(
      await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0),
    ).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
});

describe("opening another page", () => {
  beforeEach(openPage(true));
  const focused = () => page.evaluate(() => document.activeElement?.tagName);

  test("moves the focus to the heading, except for a first visit, a hash and Back", async () => {
    await page.goto("/faq");
    expect(await focused()).toBe("BODY");
    await page.evaluate(() => scrollTo(0, 2000));
    await follow("body > header", "Websites", "/website-services");
    await expect.poll(focused).toBe("H1");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toContain("Book a Consultation");
    await page.goBack();
    expect(await focused()).not.toBe("H1");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);

    await page.goto("/");
    await follow("main", "Find your industry", "/automation#industries");
    await page.waitForLoadState();
    expect(await focused()).toBe("BODY");
  });
});
