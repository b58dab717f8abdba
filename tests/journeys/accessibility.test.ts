import { expect, test } from "vitest";
import { complaints, misfits } from "../axe";
import { inLooks, setUpJourneys } from "../journey";

const pages = [
  "/",
  "/automation-services",
  "/automation-services#insurance",
  "/automation",
  "/website-services",
  "/business-growth",
  "/book-consultation",
  "/book-consultation/frame",
  "/visual-design",
  "/thank-you?type=order",
  "/thank-you?type=question",
  "/no/such/page",
  "/faq",
  "/blog",
  "/blog?category=web-design",
  "/blog/missed-call",
  "/client-portal",
  "/automation-blueprint",
  "/privacy",
  "/terms",
  "/refunds",
];

const journey = setUpJourneys();

/** Text at 200 %, as a reader sets it: the layout follows the text, nothing is cut or lies outside the window. */
test.each([640, 1280])("every page with large text, %i wide", async (width) => {
  const page = await journey.open({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const path of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
        details.name = "";
        details.open = true;
      }
    });
    expect(await misfits(page), path).toEqual([]);
  }
});

test("the open menu on a phone at night", async () => {
  const page = await journey.open({
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await page.goto("/");
  await page.locator("header summary").click();
  expect(await page.locator("header details nav a:visible").count()).toBeGreaterThan(0);
  expect(await complaints(page)).toEqual([]);
});

inLooks((look) => {
  const open = () => journey.open(look);

  test("every page", async () => {
    const page = await open();
    for (const path of pages) {
      await page.goto(path);
      expect(await complaints(page), path).toEqual([]);
    }
  });

  test("the form over its limit, with its errors, and the checkout behind it", async () => {
    const page = await open();
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
    await page.getByLabel("Flyers", { exact: true }).fill("12");
    expect(await complaints(page), "over").toEqual([]);
    // It says that it is disabled, and still answers a press with what is missing.
    await page.locator('#order-form button[type="submit"]').last().click({ force: true });
    await page.locator('#order-form [role="alert"]').waitFor();
    expect(await complaints(page), "errors").toEqual([]);
    await page.getByLabel("Flyers", { exact: true }).fill("10");
    await page.getByLabel("Full name").fill("N".repeat(200));
    await page.getByRole("textbox", { name: "Email" }).fill(`axe${look.viewport.width}@studio.example`);
    await page.getByLabel(/Details for each type|What you would like to know/).fill("Ten flyers.");
    await page.locator('#order-form button[type="submit"]').last().click();
    await page.waitForURL(/test-checkout/);
    expect(await complaints(page), "checkout").toEqual([]);
  });

  test("every accordion, open", async () => {
    const page = await open();
    for (const path of ["/faq", "/client-portal"]) {
      await page.goto(path);
      // Without their names, so that those of a group may all be open at once.
      await page.locator("main details").evaluateAll((all) => {
        for (const details of all as HTMLDetailsElement[]) {
          details.name = "";
          details.open = true;
        }
      });
      expect(await complaints(page), path).toEqual([]);
    }
  });

  test("each industry opened, and the booking dialog over the page", async () => {
    const page = await open();
    await page.goto("/business-growth");
    for (const name of await page.locator("details[name=industry] > summary").all()) {
      await name.click();
      expect(await complaints(page), (await name.textContent()) ?? "").toEqual([]);
    }
    await page.getByRole("link", { name: "Schedule a Consultation" }).click();
    await page.frameLocator("dialog iframe").getByRole("heading", { name: "Ask for a time" }).waitFor();
    expect(await complaints(page), "dialog").toEqual([]);
  });

  test("the examples, with a picture and a pair open", async () => {
    const page = await open();
    await page.goto("/visual-design?industry=real-estate");
    await page.locator('#examples [role="tablist"]').waitFor();
    expect(await complaints(page), "wall").toEqual([]);
    for (const name of ["Day to dusk", "Just listed: Heron Lane"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.locator("dialog:modal").waitFor();
      expect(await complaints(page), name).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
    }
  });

  test("what only comes without scripts: an example as a page of its own, and the blueprint's notice", async () => {
    const page = await open();
    // Kept away instead of switched off, because axe is one.
    await page.route("**/*.js", (route) => route.abort());
    for (const path of [
      "/visual-design?industry=real-estate&example=day-to-dusk",
      "/visual-design?industry=salons&example=price-list",
    ]) {
      await page.goto(path);
      expect(await complaints(page), path).toEqual([]);
    }
    await page.goto("/automation-blueprint");
    await page.getByRole("button").last().click();
    await page.getByRole("alert").waitFor();
    expect(await complaints(page), "notice").toEqual([]);
  });

  test("the open menu", async () => {
    const page = await open();
    await page.goto("/visual-design");
    const menu = page.locator("header summary");
    if (await menu.isVisible()) await menu.click();
    expect(await complaints(page)).toEqual([]);
  });
});
