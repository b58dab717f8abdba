import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { insertProduct, insertProducts } from "#tests/support/shop/products";

const journey = setUpJourneys();

const mainButtons = [
  [paths.home, "See what we automate"],
  [paths.automationServices, "Get Your Free Automation Audit"],
  [paths.websites, "Book a Consultation"],
  [paths.growth, "Schedule a Consultation"],
  [paths.clientPortal, "Ask about a dashboard"],
  [paths.faq, "Book a free AI audit"],
  [paths.blog, "Ask us a question"],
  [paths.contact, "Send message"],
  [paths.letsTalk, "Send message"],
  [paths.bookConsultation, /^Free AI audit/],
  [paths.visualDesign, "Choose a package"],
  [paths.vault, /^All/],
  [paths.product("planner"), /Buy Now/],
  [paths.blueprint, /^Get the Blueprint/],
  [paths.thankYou, "Read the FAQ"],
  ["/no/such/page", "Back to the home page"],
  [paths.adminSignIn, "Login"],
] as const;

const longTitles = {
  "review-pack": "The Complete Review Reply Pack for Restaurants, Salons, Gyms and Home Service Businesses",
  "moving-pack": "The Complete Moving Pack for Families with Pets, Plants and a Piano",
  "menu-pack": "Menu and Opening Hours Poster Pack",
};

test("a product's Buy Now button is visible below a long title", async () => {
  for (const [slug, title] of Object.entries(longTitles)) await insertProduct(journey.site, { slug, title });
  for (const [width, height] of [[1440, 900] as const, [1366, 657] as const, [1024, 768] as const]) {
    const page = await journey.open({ viewport: { width, height }, reducedMotion: "reduce" });
    for (const slug of Object.keys(longTitles)) {
      await page.goto(paths.product(slug));
      const box = await page
        .getByRole("link", { name: /Buy Now/ })
        .first()
        .boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0), `${slug} at ${width}`).toBeLessThanOrEqual(height);
    }
  }
});

test("on a small laptop, the main button of every page is visible", async () => {
  await insertProducts(journey.site, { slug: "planner", priceCents: 900 }, { slug: "automation-blueprint" });
  const page = await journey.open({ viewport: { width: 1366, height: 657 }, reducedMotion: "reduce" });
  for (const [path, name] of mainButtons) {
    await page.goto(path);
    const buttons = page.getByRole("link", { name }).or(page.getByRole("button", { name }));
    const button = page.getByRole("main").locator(buttons).first();
    const box = await button.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0), `${path}: ${name}`).toBeLessThanOrEqual(657);
  }
});

test("on a small laptop, the longer form's message is as wide as the topics above it", async () => {
  const page = await journey.open({ viewport: { width: 1366, height: 657 }, reducedMotion: "reduce" });
  await page.goto(paths.letsTalk);
  const topics = await page.locator(".talk-kinds").boundingBox();
  const message = await page.getByRole("textbox", { name: "Message" }).boundingBox();
  expect(message?.width).toBeCloseTo(topics?.width ?? Number.NaN, 0);
  expect(message?.y).toBeGreaterThan(topics?.y ?? Number.NaN);
});
