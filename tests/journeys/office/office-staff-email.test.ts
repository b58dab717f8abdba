import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { delayScripts } from "#tests/support/browser/delay-requests";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables, insertRows } from "#tests/support/database/rows";
import { getLastToast, insertFourOrders } from "#tests/support/office/four-orders";
import { insertOrder, listOrders } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const journey = setUpJourneys();
const wide = { viewport: { width: 1440, height: 900 } };
let page: Page;
let ids: string[];
beforeEach(async () => {
  await emptyTables(journey.site, "outbox");
  ids = await insertFourOrders(journey.site);
});

/** For one customer, it is named after them. */
const dialog = () => page.getByRole("dialog", { name: /^Email / });
const check = async (...names: string[]) => {
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
};
const open = async (path: string) => {
  await page.goto(path);
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
};

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an admin emails the customers of several orders, each of them once", async () => {
    const createdAt = new Date(Date.now() - 3_600_000);
    await insertOrder(journey.site, { fullName: "Dana W.", email: "Dana@studio.example", createdAt });
    page = journey.failOnConsoleErrors(await journey.openOffice({ ...wide, javaScriptEnabled }));
    if (javaScriptEnabled) await open("/admin?sort=oldest");
    else await page.goto("/admin?sort=oldest");
    await check("Dana W.", "Dana Whitfield", "Luis Ortega");
    await page.getByRole("button", { name: "Email Selected" }).click();
    await dialog().getByText("To 2 customers. 1 duplicate address skipped.").waitFor();
    expect(await page.getByRole("row").count()).toBe(javaScriptEnabled ? 6 : 0);
    await page.getByLabel("Subject").fill("About {order}");
    await page.getByLabel("Text").fill("Hi {name}, we are on it.");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Preview" }).click();
    for (const name of ["Dana", "Luis"]) {
      await page.getByText(`Hi ${name}, we are on it.`, { exact: true }).waitFor();
      await page.getByRole("button", { name: "Next" }).click();
    }
    expect(await listQueuedEmails(journey.site)).toEqual([]);
    await page.getByRole("button", { name: "Send 2 Emails" }).click();
    await expect
      .poll(() => getLastToast(page).textContent())
      .toContain("2 emails are on their way. 1 duplicate address skipped.");
    const emails = await listQueuedEmails(journey.site);
    expect(emails.map(({ to, text }) => [to.toLowerCase(), /Hi \w+/.exec(text)?.[0]]).sort()).toEqual([
      ["dana@studio.example", "Hi Dana"],
      ["luis@studio.example", "Hi Luis"],
    ]);
    await page.waitForURL(`${journey.site.origin}/admin?sort=oldest`);
  });
});

test("the email dialog opens over the list, keeps the selection, and asks before typed text is lost", async () => {
  page = journey.failOnConsoleErrors(await journey.openOffice(wide), /Failed to fetch|ERR_FAILED|status of 503/);
  await open("/admin?sort=oldest");
  await check("Luis Ortega", "Priya Raman");
  const begin = page.getByRole("button", { name: "Email Selected" });
  await begin.click();
  await dialog().getByText("To 2 customers.").waitFor();
  await page.locator(":focus").and(page.getByLabel("Subject")).waitFor();
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  await page.locator(":focus").and(begin).waitFor();
  await page.getByText("2 selected").waitFor();

  await begin.click();
  await page.getByLabel("Text").fill("Half a sentence");
  await page.keyboard.press("Escape");
  await page.getByText("Leave this email?").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Leave this email?").waitFor({ state: "detached" });
  await page.goBack();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.locator(":focus").and(page.getByLabel("Text")).waitFor();
  // Neither a new order in the list nor a lost connection removes the text.
  await insertOrder(journey.site, { fullName: "Fresh Paint" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Fresh Paint").waitFor();
  await page.getByLabel("Subject").fill("About {order}");
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await page.getByRole("button", { name: "Send 2 Emails" }).click();
  await dialog()
    .getByRole("alert")
    .getByText("We couldn’t send your email. Your text is still here. Try again.")
    .waitFor();
  await page.unroute(/\.data(\?|$)/);
  expect(await page.getByLabel("Text").inputValue()).toBe("Half a sentence");
  // A reload would remove the text, so the browser asks first.
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await dialog().getByRole("link", { name: "Close" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await dialog().waitFor({ state: "detached" });
  await page.waitForURL(`${journey.site.origin}/admin?sort=oldest`);
  expect(await listQueuedEmails(journey.site)).toEqual([]);
});

test("opening and closing the email dialog does not scroll the list, and Back leads on from there", async () => {
  const [order] = await listOrders(journey.site);
  if (!order) throw new Error("no order");
  const more = Array.from({ length: 60 }, (_, i) => ({ ...order, id: `more-${i}`, submissionId: `SUB-MORE${i}` }));
  await insertRows(journey.site, "formSubmissions", more);
  page = journey.failOnConsoleErrors(await journey.openOffice({ viewport: { width: 390, height: 700 } }));
  await open("/admin?sort=oldest");
  await open("/admin?sort=oldest&page=2");
  const last = page.locator('.records input[name="id"]').last();
  await last.check();
  await page.locator("#selection summary").click();
  await page.evaluate(() => scrollTo(0, 600));
  const begin = page.getByRole("button", { name: "Email Selected" });
  // Pressed without scrolling, as with the keyboard.
  await begin.evaluate((button) => (button as HTMLElement).click());
  await dialog().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  expect(await last.isChecked()).toBe(true);
  await page.goBack();
  await page.waitForURL(/sort=oldest$/);
});

test("text typed before the scripts run stays, and is previewed once they run", async () => {
  page = journey.failOnConsoleErrors(await journey.openOffice(wide));
  const goOn = await delayScripts(page);
  await page.goto(`/admin/orders/compose?id=${ids[0]}`, { waitUntil: "commit" });
  await page.getByLabel("Subject").fill("About {order}");
  await page.getByLabel("Text").fill("Hi {name}, we are early.");
  goOn();
  await page.getByText("Hi Dana, we are early.", { exact: true }).waitFor();
  expect(await page.getByLabel("Text").inputValue()).toBe("Hi {name}, we are early.");
  await page.locator(":focus").and(page.getByLabel("Text")).waitFor();
  // After React has started, the field still has its original default value.
  const came = () => page.getByLabel("Text").evaluate((field) => (field as HTMLTextAreaElement).defaultValue);
  await expect.poll(came).toBe("Hi {name},\n\n");
  await page.getByRole("link", { name: "Close" }).click();
  await page.getByText("Leave this email?").waitFor();
});
