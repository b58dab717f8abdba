import { describe, expect, test } from "vitest";
import { questionGroups } from "../../app/pages/faq/questions";
import { linksOf, textOf } from "../support/browser/html";
import { Visitor } from "../support/browser/visitor";
import { setUpSite, startSite } from "../support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const html = async (path: string) => (await visitor.get(path)).text();
const targets = (page: string) => new Set(linksOf(page).map((link) => link.to));

test.each(["/faq", "/blog", "/client-portal", "/automation-blueprint", "/privacy", "/terms", "/refunds"])(
  "%s is a document from memory with a title, a description and one first heading",
  async (path) => {
    await visitor.get(path);
    const response = await visitor.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toBeTruthy();
    const page = await response.text();
    expect(page).toMatch(/<title>[^<]+: Palmetto Works<\/title>/);
    expect(page).toMatch(/<meta name="description" content="[^"]{60,200}"/);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toContain("__remixContext");
  },
);

describe("FAQ", () => {
  test("four groups of questions, one at a time, with every answer in the page", async () => {
    const page = await html("/faq");
    expect([...page.matchAll(/<h2 id="[a-z-]+-title">([^<]+)/g)].map((match) => match[1])).toEqual([
      "AI Automation",
      "Websites",
      "Flyers &amp; Visuals",
      "Digital Vault Warehouse",
    ]);
    for (const { id, questions } of questionGroups) {
      expect(page.match(new RegExp(`<details name="${id}"`, "g"))).toHaveLength(questions.length);
      for (const { answer } of questions) for (const paragraph of answer) expect(textOf(page)).toContain(paragraph);
    }
    expect(textOf(page)).toContain("How many rounds of revisions are included? At least one round.");
    expect(page, "what machines are told holds the prices too").toContain("Essentials: 10 visuals, $99.");
  });

  test("leads to contact, consultation and Digital Vault", async () => {
    const page = await html("/faq");
    for (const to of ["/contact", "/book-consultation", "/digital-vault"]) expect(targets(page)).toContain(to);
    const buttons = linksOf(page).filter((link) => /\bbtn\b/.test(link.className));
    expect(buttons.map((link) => link.to)).toEqual(["/contact", "/book-consultation"]);
  });
});

describe("client dashboard", () => {
  test("sample figures, marked as such, and the same ones as tables", async () => {
    const page = textOf(await html("/client-portal"));
    expect(page).toContain("Sample Figures made up to show the layout.");
    expect(page).toContain("The same figures as tables");
    expect(page).toContain("inquiries came in 48 became bookings 19");
  });

  test("three plans by the month; buttons to contact and FAQ", async () => {
    const page = await html("/client-portal");
    const heads = [...page.matchAll(/<th scope="col" role="columnheader">([\s\S]*?)<\/th>/g)];
    expect(heads.map((match) => textOf(match[1] ?? "").replace(/\s/g, ""))).toEqual([
      "Basic$97/mo",
      "Pro$197/mo",
      "Enterprise$397/mo",
    ]);
    expect([...targets(page)].sort()).toEqual(["#plans", "/contact", "/faq"]);
  });
});

describe("Automation Blueprint", () => {
  test("the offer as it is printed, a timer without a time, and nothing for search engines", async () => {
    const page = await html("/automation-blueprint");
    const words = textOf(page);
    expect(words).toContain("Price now: $19 Original price: $97");
    expect(words).toContain("Only 47 copies left");
    expect(words).toContain("30-day money-back guarantee");
    expect(words).toContain("Ends at midnight – – : – – : – –");
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).not.toContain("<blockquote");
  });

  test("buying without a checkout answers with the notice, for this visitor alone", async () => {
    const response = await visitor.post("/automation-blueprint", {});
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(textOf(await response.text())).toContain("The payment integration is not connected.");
    expect(await html("/automation-blueprint")).not.toContain("The payment integration is not connected.");
  });

  test("where a checkout is configured the buttons are links to it", async () => {
    const checkout = "https://pay.example/blueprint";
    const selling = await startSite({ BLUEPRINT_CHECKOUT_URL: checkout });
    const buyer = new Visitor(selling.origin);
    const page = await (await buyer.get("/automation-blueprint")).text();
    const buttons = linksOf(page).filter((link) => /\bbtn\b/.test(link.className));
    expect(buttons.map((link) => link.to)).toEqual([checkout, checkout]);
    expect(page).not.toContain("<form");
    expect((await buyer.post("/automation-blueprint", {})).headers.get("Location")).toBe(checkout);
    await selling.stop();
  });
});

describe("legal pages", () => {
  test("every page's foot leads to them", async () => {
    const foot = /<footer[\s\S]*<\/footer>/.exec(await html("/faq"))?.[0] ?? "";
    for (const path of ["/privacy", "/terms", "/refunds"]) expect(foot).toContain(`href="${path}"`);
  });

  test("say what holds", async () => {
    expect(textOf(await html("/terms"))).toContain("Custom visuals are final once you have approved them.");
    expect(textOf(await html("/refunds"))).toContain("within 30 days of the payment, and you get your $19 back");
    const privacy = textOf(await html("/privacy"));
    expect(privacy).toContain("A deleted order lies in a trash for 30 days");
    expect(privacy).toContain("Uploads that no order took: 24 hours.");
  });
});
