import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { fillFacts, readAllFacts } from "#app/texts/placeholders.server";
import { questionGroups } from "#content/faq/questions";
import { Visitor } from "#tests/support/browser/visitor";
import {
  attributesOf,
  countElements,
  linksOf,
  metaOf,
  readDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const read = (path: string) => readPage(visitor, path);
const targets = (page: HTMLElement) => new Set(linksOf(page).map((link) => link.to));
const buttons = (page: HTMLElement) => attributesOf(page, "main a.btn", "href");

test.each(["/faq", "/blog", "/client-portal", "/automation-blueprint", "/privacy", "/terms", "/refunds"])(
  "%s is a cached page with a title, a description and one h1",
  async (path) => {
    await visitor.get(path);
    const response = await visitor.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toBeTruthy();
    const page = await readDocument(response);
    expect(textOf(page, "title")).toMatch(/.: Palmetto Works$/);
    expect(metaOf(page, "description")).toMatch(/^.{60,200}$/);
    expect(countElements(page, "h1")).toBe(1);
    expect(page.toString()).not.toContain("__remixContext");
  },
);

describe("FAQ", () => {
  test("has four groups of questions, with one open in each and every answer in the page", async () => {
    const page = await read("/faq");
    expect(textsOf(page, 'h2[id$="-title"]')).toEqual([
      "AI Automation",
      "Websites",
      "Flyers & Visuals",
      "Digital Vault Warehouse",
    ]);
    const facts = await readAllFacts(site.services);
    for (const { id, questions } of questionGroups) {
      expect(countElements(page, `details[name="${id}"]`)).toBe(questions.length);
      for (const { answer } of questions)
        for (const paragraph of answer)
          expect(textOf(page)).toContain(fillFacts(paragraph, facts).replaceAll("\u00a0", " "));
    }
    expect(textOf(page, "main")).not.toMatch(/[{}]/);
    expect(textOf(page)).toContain("How many rounds of revisions are included? At least one round.");
    const data = page.querySelectorAll('script[type="application/ld+json"]').join("");
    expect(data).toContain("Essentials: 10 visuals, $99.");
  });

  test("links to contact, consultation and Digital Vault", async () => {
    const page = await read("/faq");
    for (const to of ["/contact", "/book-consultation", "/digital-vault"]) expect(targets(page)).toContain(to);
    expect(buttons(page)).toEqual(["/book-consultation", "/book-consultation"]);
  });
});

describe("client dashboard", () => {
  test("shows sample figures, marked as such, also as tables", async () => {
    const page = textOf(await read("/client-portal"));
    expect(page).toContain("Sample We made up these numbers.");
    expect(page).toContain("See these numbers as tables");
    expect(page).toContain("inquiries came in 48 became bookings 19");
  });

  test("shows three monthly plans, and buttons to contact and FAQ", async () => {
    const page = await read("/client-portal");
    expect(textsOf(page, 'th[scope="col"][role="columnheader"]')).toEqual([
      "Basic For one system $97 /mo Ask about Basic",
      "Pro For a team $197 /mo Ask about Pro",
      "Enterprise For several locations $397 /mo Ask about Enterprise",
    ]);
    expect([...targets(page)].sort()).toEqual(["#plans", "/contact", "/faq"]);
  });
});

describe("Automation Blueprint", () => {
  test("shows the specified offer and a timer without a time, and is not for search engines", async () => {
    const page = await read("/automation-blueprint");
    const words = textOf(page);
    expect(words).toContain("Price now: $19 Original price: $97");
    expect(words).toContain("Only 47 copies left");
    expect(words).toContain("30-day money-back guarantee");
    expect(words).toContain("Countdown to midnight, your time – – : – – : – –");
    expect(metaOf(page, "robots")).toBe("noindex");
    expect(countElements(page, "blockquote")).toBe(0);
  });

  test("shows the notice only to a visitor who buys without a checkout", async () => {
    const response = await visitor.post("/automation-blueprint", {});
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(textOf(await readDocument(response))).toContain("The payment integration is not connected.");
    expect(textOf(await read("/automation-blueprint"))).not.toContain("The payment integration is not connected.");
  });

  test("links its buttons to the checkout if one is configured", async () => {
    const checkout = "https://pay.example/blueprint";
    const selling = await startSiteForTest({ BLUEPRINT_CHECKOUT_URL: checkout });
    const buyer = new Visitor(selling.origin);
    const page = await readPage(buyer, "/automation-blueprint");
    expect(buttons(page)).toEqual([checkout, checkout, checkout]);
    expect(countElements(page, "form")).toBe(0);
    expect((await buyer.post("/automation-blueprint", {})).headers.get("Location")).toBe(checkout);
  });
});

describe("legal pages", () => {
  test("are linked in every footer", async () => {
    const links = attributesOf(await read("/faq"), "footer a", "href");
    expect(links).toEqual(expect.arrayContaining(["/privacy", "/terms", "/refunds"]));
  });

  test("have an address for each version of the refund policy, and for each day on which it was valid", async () => {
    const page = await read("/refunds/2026-11-21");
    expect(textOf(page)).toContain("In effect from November 21, 2026 through November 22, 2026.");
    expect(attributesOf(page, 'link[rel="canonical"]', "href")[0]).toMatch(/\/refunds$/);
    const answer = async (day: string) => {
      const { status, headers } = await visitor.get(`/refunds/${day}`);
      return [status, headers.get("Location")];
    };
    expect(await answer("2020-02-29")).toEqual([302, "/refunds/2026-11-21"]);
    for (const day of ["2999-01-01", "2026-02-30", "2026-2-1", "now"]) expect(await answer(day)).toEqual([404, null]);
    expect(textOf(await read("/refunds"))).toContain("In effect since ");
    expect(await (await visitor.get("/sitemap.xml")).text()).not.toContain("/refunds/");
  });

  test.each([paths.privacy, paths.terms, paths.refunds])("%s ends with an offer to help", async (path) => {
    expect(attributesOf(await read(path), ".legal-help a", "href")).toEqual([paths.contact, paths.faq]);
  });

  test("state the current terms", async () => {
    expect(textOf(await read("/terms"))).toContain("Custom visuals are final once you approve them.");
    expect(textOf(await read("/refunds"))).toContain("within 30 days of your payment. You get back what you paid");
    const privacy = textOf(await read("/privacy"));
    expect(privacy).toContain("What we delete ourselves stays in our trash for 30 days.");
    expect(privacy).toContain("Paid orders: until we delete them.");
    expect(privacy).toContain("Uploads without an order: for 24 hours.");
  });
});
