import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture, fillProduct, findToast, toUpload } from "#tests/support/shop/product-form";
import { clearProducts, insertProduct, insertProducts } from "#tests/support/shop/products";
import { startSite } from "#tests/support/site";

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpJourneys(() => startSite({ BUSINESS_TIMEZONE: "America/New_York" }, dialect));
  beforeEach(() => clearProducts(journey.site));

  withAndWithoutJavaScript((javaScriptEnabled) => {
    test("an admin creates a product with cover and file, publishes it, edits it, undoes that, and a visitor buys it", async () => {
      const options = { javaScriptEnabled };
      const page = await journey.openOffice(options, { name: "Rosa Delgado" });
      journey.failOnConsoleErrors(page, /status of 400/);
      const visitor = await journey.open(options);
      const open = async (path: string) => {
        await page.goto(path);
        if (javaScriptEnabled) await waitForScripts(page);
      };
      await insertProduct(journey.site, { title: "Older Planner" });
      await open("/admin/products");
      await page.getByRole("link", { name: "New product" }).click();
      await page.getByLabel("Title").fill("Client Onboarding Kit");
      await page.getByLabel("Short description").fill("Start every project on the right foot.");
      await page.getByLabel("Description", { exact: true }).fill("Welcome them.\n\nThen plan.");
      await page.getByLabel("Price in dollars").first().fill("nineteen");
      await page.getByLabel("Question 3").fill("Can I edit it?");
      await page.getByLabel("Answer 3").fill("Yes, every word.");
      await page.getByRole("button", { name: "Create product" }).click();
      await page
        .getByRole("alert")
        .getByRole("link", { name: /price in dollars/ })
        .click();
      await page.getByLabel("Price in dollars").first().fill("19");
      await page.getByRole("button", { name: "Create product" }).click();
      await findToast(page, "Product Created").waitFor();

      const status = page.getByLabel("Status");
      await status.selectOption("Published");
      await page.getByRole("button", { name: "Save product" }).click();
      const missing = "It needs a file to download before you can publish it.";
      await page.getByRole("alert").getByRole("link", { name: missing }).waitFor();

      await page.locator("#cover-upload").setInputFiles(await toUpload(await drawPicture("cover.png")));
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Upload cover" }).click();
      await findToast(page, "Cover Replaced").waitFor();
      await page.getByRole("img", { name: "The cover now" }).waitFor();
      await page.getByLabel("Choose pages").setInputFiles(await toUpload(await drawPicture("page.jpg", 600, 800)));
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Upload pages" }).click();
      await findToast(page, "Page Added").waitFor();
      const content = randomBytes(50_000);
      const file = { name: "kit.pdf", mimeType: "application/pdf", buffer: content };
      await page.locator("#file-upload").setInputFiles(file);
      await page.getByRole("button", { name: "Upload file" }).click();
      await findToast(page, "Version 1 Uploaded").waitFor();

      const opening = page.context().waitForEvent("page");
      await page.getByRole("link", { name: "Preview" }).click();
      const preview = await opening;
      await preview.getByRole("heading", { name: "Client Onboarding Kit" }).waitFor();
      await preview.close();
      const address = page.url().replace(/[?#].*/, "");
      expect((await visitor.goto("/digital-vault/client-onboarding-kit"))?.status()).toBe(404);

      await open(address);
      await status.selectOption("Published");
      await page.getByRole("button", { name: "Save product" }).click();
      await findToast(page, "Product Published").waitFor();
      await visitor.goto("/digital-vault");
      await visitor.getByRole("link", { name: "Client Onboarding Kit" }).first().click();
      await visitor.getByText("Then plan.").waitFor();

      await page.getByLabel("Title").fill("Onboarding Kit for Clients");
      await page.getByRole("button", { name: "Save product" }).click();
      await findToast(page, "Product Saved").waitFor();
      await visitor.reload();
      await visitor.getByRole("heading", { name: "Onboarding Kit for Clients", level: 1 }).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await findToast(page, "Version Restored").waitFor();
      expect(await page.getByLabel("Title").inputValue()).toBe("Client Onboarding Kit");
      await visitor.reload();
      await visitor.getByRole("heading", { name: "Client Onboarding Kit", level: 1 }).waitFor();
      expect(await buy(visitor)).toEqual({ name: "kit.pdf", content });

      await page.getByRole("link", { name: "All products" }).click();
      const titles = page.locator(".cell-name a");
      await expect.poll(() => titles.allInnerTexts()).toEqual(["Client Onboarding Kit", "Older Planner"]);
      await page.getByRole("button", { name: "Move Older Planner up" }).click();
      await findToast(page, "Product Moved").waitFor();
      await expect.poll(() => titles.allInnerTexts()).toEqual(["Older Planner", "Client Onboarding Kit"]);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => titles.allInnerTexts()).toEqual(["Client Onboarding Kit", "Older Planner"]);
    });
  });
});

/** In the tab that the product's page opens. */
async function buy(product: Page): Promise<{ name: string; content: Buffer }> {
  const opening = product.context().waitForEvent("page");
  await product
    .getByRole("link", { name: /Buy Now/ })
    .first()
    .click();
  const checkout = await opening;
  await checkout.getByLabel("Email").fill("buyer@studio.example");
  await checkout.getByRole("button", { name: "Send test payment" }).click();
  await checkout.getByRole("heading", { name: "Payment Confirmed" }).waitFor();
  const [saved] = await Promise.all([
    checkout.waitForEvent("download"),
    checkout.getByRole("link", { name: "Download", exact: true }).click(),
  ]);
  return { name: saved.suggestedFilename(), content: readFileSync(await saved.path()) };
}

describe("the screens", () => {
  const journey = setUpJourneys(() => startSite({}, "sqlite"));
  beforeEach(() => clearProducts(journey.site));

  test("have no accessibility problems", async () => {
    const page = await journey.openOffice({ reducedMotion: "reduce" });
    const found: string[] = [];
    const look = async (state: string, turn: number) =>
      found.push(...(await findProblemsInLooks(page, turn)).map((one) => `${state}: ${one}`));
    const sale = { salePriceCents: 900, saleEndsAt: new Date("2097-11-27T14:00:00Z"), checkoutLink: null };
    const [product] = await insertProducts(
      journey.site,
      { ...sale, imageUrl: "/favicon.svg" },
      {},
      { status: "draft" },
    );
    const address = `/admin/products/${product?.id}`;
    for (const [turn, path] of [
      "/admin/products",
      "/admin/products?status=draft",
      "/admin/products?q=nothing",
      "/admin/products/new",
      address,
    ].entries()) {
      await page.goto(path);
      await look(path, turn);
    }
    await waitForScripts(page);
    const other = await createSignedInVisitor(journey.site);
    await page.getByLabel("Title").fill("Mine");
    await other.post(address, await fillProduct(other, product?.id ?? "", { title: "Theirs", price: "25" }));
    await page.getByRole("button", { name: "Save product" }).click();
    await page.getByRole("region", { name: "Saved now" }).waitFor();
    await look("changed meanwhile", 1);
    await page.getByLabel("Price in dollars").first().fill("x");
    await page.getByRole("button", { name: "Save product" }).click();
    await page.getByRole("alert").getByText("We haven’t saved it yet.").waitFor();
    await look("wrong price", 2);
    expect(found).toEqual([]);
  });
});
