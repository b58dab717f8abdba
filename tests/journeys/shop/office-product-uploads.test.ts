import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { setUpJourneys, waitForScripts } from "#tests/support/browser/journey";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture, fillProduct, findToast, getProduct, listFiles, toUpload } from "#tests/support/shop/product-form";
import { clearProducts, insertProduct } from "#tests/support/shop/products";
import { startSite } from "#tests/support/site";

const journey = setUpJourneys(() => startSite({}, "sqlite"));
beforeEach(() => clearProducts(journey.site));

test("an upload keeps unsaved text, and a conflict shows both versions", async () => {
  const page = await journey.openOffice();
  const { id } = await insertProduct(journey.site);
  await page.goto(`/admin/products/${id}`);
  await waitForScripts(page);
  const short = page.getByLabel("Short description");
  await short.fill("Typed and not saved yet.");
  await page.locator("#cover-upload").setInputFiles(await toUpload(await drawPicture("cover.png")));
  await page.getByRole("img", { name: "The cover now" }).waitFor();
  expect(await short.inputValue()).toBe("Typed and not saved yet.");
  const other = await createSignedInVisitor(journey.site);
  await other.post(`/admin/products/${id}`, await fillProduct(other, id, { description: "Theirs.", price: "25" }));
  await page.getByRole("button", { name: "Save product" }).click();
  await page.getByRole("region", { name: "Saved now" }).getByText("Theirs.").waitFor();
  expect(await short.inputValue()).toBe("Typed and not saved yet.");
  expect(await page.getByLabel("Price in dollars").first().inputValue()).toBe("25");
  await page.getByRole("button", { name: "Save product" }).click();
  await findToast(page, "Product Saved").waitFor();
  const saved = await getProduct(journey.site, id);
  expect([saved.description, saved.priceCents]).toEqual(["Typed and not saved yet.", 2500]);
});

test("a file uploads separately, can be canceled, and keeps unsaved text", async () => {
  const page = await journey.openOffice();
  const { id } = await insertProduct(journey.site);
  await page.goto(`/admin/products/${id}`);
  await waitForScripts(page);
  const title = page.getByLabel("Title");
  await title.fill("Typed and not saved yet");
  const choose = (name: string) =>
    page.locator("#file-upload").setInputFiles({ name, mimeType: "application/pdf", buffer: randomBytes(2_000_000) });
  const address = new RegExp(`/admin/products/${id}/file$`);
  await page.route(address, () => {});
  await choose("first.pdf");
  await page.getByRole("progressbar", { name: "Uploading first.pdf" }).waitFor();
  await page.getByRole("button", { name: "Remove first.pdf" }).click();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  await page.unroute(address);
  await choose("second.pdf");
  await page.getByText("1.9 MB, uploaded").waitFor();
  await page.getByLabel("What’s new").fill("Ten more pages.");
  await page.getByRole("button", { name: "Upload file" }).click();
  await findToast(page, "Version 1 Uploaded").waitFor();
  await page.locator(".product-versions").getByText("second.pdf").waitFor();
  await expect.poll(() => page.getByRole("list", { name: "File to add" }).count()).toBe(0);
  expect(await page.getByLabel("What’s new").inputValue()).toBe("");
  expect(await page.getByRole("button", { name: "Upload file" }).isVisible()).toBe(false);
  expect(await title.inputValue()).toBe("Typed and not saved yet");
  expect((await listFiles(journey.site, id)).map(({ name, note }) => [name, note])).toEqual([
    ["second.pdf", "Ten more pages."],
  ]);
});
