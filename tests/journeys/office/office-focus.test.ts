import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { setUpJourneys, waitForScripts } from "#tests/support/browser/journey";
import { changeRows } from "#tests/support/database/rows";
import { deletables } from "#tests/support/office/deletable-records";
import { insertOrder } from "#tests/support/order/orders";
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

test("the focus moves to the next row when a record is restored from the trash", async () => {
  const records = [await deletables.application?.(journey.site), await deletables.application?.(journey.site)];
  for (const record of records) {
    const page = await open(record?.href ?? "");
    await page.locator(".fold summary", { hasText: /^Delete$/ }).click();
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

test("the list gets the focus when the open record is deleted", async () => {
  await deletables.application?.(journey.site);
  const deleted = await deletables.application?.(journey.site);
  const page = await open(deleted?.href ?? "");
  await page.locator(".fold summary", { hasText: /^Delete$/ }).click();
  await page.getByRole("button", { name: /^Delete the / }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".toast", { hasText: "Deleted" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".records") !== null)).toBe(true);
});

test("Empty the trash asks for confirmation with the focus on Cancel", async () => {
  const page = await open(paths.adminTrashOf("application"));
  await page.getByRole("link", { name: "Empty the trash" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  await expect.poll(() => readFocus(page)).toBe("Cancel");
});

test("Escape in “Leave this email?” returns to the text", async () => {
  const message = await deletables.contact_message?.(journey.site);
  const page = await open(`${message?.href}/answer`);
  await page.getByLabel("Text").fill("Hello, Dana.");
  await page.keyboard.press("Escape");
  await page.getByText("Leave this email?").waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toBe("Hello, Dana.");
  await page.getByText("Leave this email?").waitFor({ state: "detached" });

  // However often it is pressed, the question is not covered by the email.
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByText("Leave this email?").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.getByText("Leave this email?").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Leave this email?").waitFor({ state: "detached" });
  }
});

test("Undo in a toast keeps what is typed on the screen", async () => {
  const message = await deletables.contact_message?.(journey.site);
  const page = await open(message?.href ?? "");
  const note = page.getByLabel(/note/i).first();
  await note.fill("She prefers mornings.");
  await page.getByRole("button", { name: "Mark answered" }).click();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await page.locator(".toast", { hasText: "Marked as New" }).waitFor();
  expect(await note.inputValue()).toBe("She prefers mornings.");
});

test("a ticket keeps the focus after a form that closes itself, away from buttons that delete", async () => {
  const purchase = await deletables.purchase?.(journey.site);
  const page = await open(purchase?.href ?? "");
  await page.locator("summary", { hasText: /^Revoke/ }).click();
  await page.getByRole("button", { name: "Revoke the purchase" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".toast", { hasText: "Revoked" }).waitFor();
  await expect.poll(() => readFocus(page)).not.toMatch(/^\s*Skip|Delete|Remove/);
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
});

test("after a meeting is canceled the focus is not on a button that deletes it", async () => {
  const booking = await book(journey.site);
  const page = await open(paths.adminBooking(booking.reference));
  await page.locator("summary", { hasText: /^Delete$/ }).click();
  await page.getByText("Cancel this booking").click();
  await page.getByRole("button", { name: "Cancel the booking" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".toast", { hasText: "Canceled" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  expect(await readFocus(page)).not.toMatch(/Delete/);
});

test("Undo of a deletion that gets no answer says so and stays on the screen", async () => {
  const message = await deletables.contact_message?.(journey.site);
  const page = await open(message?.href ?? "");
  await page.locator(".fold summary", { hasText: /^Delete$/ }).click();
  await page.getByRole("button", { name: /^Delete the / }).click();
  const undo = page.locator(".toast").getByRole("button", { name: "Undo" });
  await undo.waitFor();
  await page.route(`**${paths.adminTrash}.data*`, (route) => route.abort());
  await undo.click();
  await page.locator(".toast", { hasText: "still in the trash" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.adminInbox);
  await page.unroute(`**${paths.adminTrash}.data*`);
  await undo.click();
  await page.locator(".toast", { hasText: "is back." }).waitFor();
});

test("a note for a message that a colleague deletes meanwhile stays, beside the button that restores the message", async () => {
  const message = await deletables.contact_message?.(journey.site);
  const page = await open(message?.href ?? "");
  const note = page.getByLabel(/note/i).first();
  await note.fill("She prefers mornings.");
  await changeRows(journey.site, "contactMessages", {}, { deletedAt: new Date() });
  await page.getByRole("button", { name: "Add Note" }).click();
  await page.locator(".toast", { hasText: "This message is in the trash. Restore it first." }).waitFor();
  expect(await note.inputValue()).toBe("She prefers mornings.");
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await page.locator(".toast", { hasText: "Restored" }).waitFor();
  expect(await note.inputValue()).toBe("She prefers mornings.");
});

test("whoever searches the list beside an open order keeps the focus in the search", async () => {
  const order = await insertOrder(journey.site, { fullName: "Zephyrine Quill" });
  const page = await journey.openOffice({ viewport: { width: 1440, height: 900 } });
  await page.goto(paths.adminOrder(order.submissionId));
  await waitForScripts(page);
  const search = page.getByRole("searchbox");
  await search.click();
  await page.keyboard.type("Zephyrine");
  await page.waitForURL((url) => url.pathname === paths.admin && url.searchParams.get("q") === "Zephyrine");
  await expect.poll(() => page.locator(".ticket").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
});
