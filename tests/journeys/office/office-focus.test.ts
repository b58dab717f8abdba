import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { waitForScripts } from "#tests/support/browser/wait-for-scripts";
import { deletables } from "#tests/support/office/deletable-records";
import { findToast } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";

const journey = setUpJourneys();

async function open(path: string): Promise<Page> {
  const page = await journey.openOffice();
  await page.goto(path);
  await waitForScripts(page);
  return page;
}

const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("a form that is replaced after it was saved keeps the focus on its button", async () => {
  const { id } = await insertProduct(journey.site, { title: "Planner", status: "draft" });
  const page = await open(paths.adminProduct(id));
  await page.getByLabel("Title").fill("Weekly Planner");
  await page.getByRole("button", { name: "Save product" }).focus();
  await page.keyboard.press("Enter");
  await findToast(page, "Product Saved").waitFor();
  await expect.poll(() => readFocus(page)).toBe("Save product");
});

test("the focus moves on to the next line when a restored record leaves the trash", async () => {
  const records = [await deletables.application?.(journey.site), await deletables.application?.(journey.site)];
  for (const record of records) {
    const page = await open(record?.href ?? "");
    await page.locator(".ticket-more summary", { hasText: /^Delete$/ }).click();
    await page.getByRole("button", { name: /^Delete the / }).click();
    await page.locator(".toast", { hasText: "Deleted" }).waitFor();
  }
  const page = await open(paths.adminTrashOf("application"));
  const restore = page.locator(".records").getByRole("button", { name: /^Restore/ });
  await restore.first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".toast", { hasText: "Restored" }).waitFor();
  await expect.poll(() => readFocus(page)).toMatch(/^Restore/);
});

test("Empty Trash asks with the focus on Cancel", async () => {
  const page = await open(paths.adminTrashOf("application"));
  await page.getByRole("link", { name: "Empty Trash" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  await expect.poll(() => readFocus(page)).toBe("Cancel");
});

test("Escape on the question whether to discard an email returns to the text", async () => {
  const message = await deletables.contact_message?.(journey.site);
  const page = await open(`${message?.href}/answer`);
  await page.getByLabel("Text").fill("Hello, Dana.");
  await page.keyboard.press("Escape");
  await page.getByText("Discard this email?").waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toBe("Hello, Dana.");
});

test("Undo in a toast keeps what is typed on the screen", async () => {
  const message = await deletables.contact_message?.(journey.site);
  const page = await open(message?.href ?? "");
  const note = page.getByLabel(/note/i).first();
  await note.fill("She prefers mornings.");
  await page.getByRole("button", { name: "Mark Answered" }).click();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await page.locator(".toast", { hasText: "Marked New" }).waitFor();
  expect(await note.inputValue()).toBe("She prefers mornings.");
});
