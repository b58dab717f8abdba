import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { blockPictures, getTitle, openExamples, wideScreen } from "#tests/support/order/examples-page";
import { getDetailsField, waitForScripts } from "#tests/support/order/order-page";

const journey = setUpJourneys();
const words = "Like your sample “Hot Glaze Saturday” (Restaurants).";
const orderLink = (page: Page) => page.locator("dialog").getByRole("link", { name: "Order 10 like this, $99" });
const getCount = (page: Page, type: string) => page.getByLabel(type, { exact: true });

test("without JavaScript, a design begins the order: its type is counted and its name in the details", async () => {
  const page = await journey.open({ ...wideScreen, javaScriptEnabled: false });
  await blockPictures(page);
  await page.goto(paths.example("restaurants", "glaze-flyer"));
  await orderLink(page).click();
  expect(page.url()).toBe(journey.site.origin + paths.orderFormLike("restaurants", "glaze-flyer"));
  expect(await page.locator("dialog").count()).toBe(0);
  expect(await getCount(page, "Flyers").inputValue()).toBe("1");
  expect(await getCount(page, "Menu Designs").inputValue()).toBe("0");
  expect(await getDetailsField(page).inputValue()).toBe(words);
  expect(await page.getByRole("radio", { name: /Essentials/ }).isChecked()).toBe(true);
});

test("with JavaScript, it is added to what was typed, once, and the form gets the focus", async () => {
  const page = journey.failOnConsoleErrors(await journey.open(wideScreen), /ERR_BLOCKED_BY_CLIENT/);
  await blockPictures(page);
  await openExamples(page);
  await page.getByRole("radio", { name: /Professional/ }).check({ force: true });
  await getCount(page, "Flyers").fill("4");
  await getDetailsField(page).fill("Doors at 10.");
  await page.getByLabel("Full name").fill("Dana");
  await page.getByRole("link", { name: "Hot Glaze Saturday", exact: true }).click();
  await getTitle(page).waitFor();
  await orderLink(page).click();
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Order your visuals");
  expect(await page.locator("dialog").count()).toBe(0);
  const readForm = async () => [
    await getCount(page, "Flyers").inputValue(),
    await getDetailsField(page).inputValue(),
    await page.getByLabel("Full name").inputValue(),
    await page.getByRole("radio", { name: /Professional/ }).isChecked(),
  ];
  const expected = ["5", `Doors at 10.\n${words}`, "Dana", true];
  await expect.poll(readForm).toEqual(expected);
  expect(await page.getByText("“Hot Glaze Saturday” is in your details and counted under Flyers.").isVisible()).toBe(
    true,
  );

  // The draft is kept, and the sample is not added again.
  await page.goto(paths.faq);
  await page.goBack();
  await page.locator('#examples [role="tablist"]').waitFor();
  await expect.poll(readForm).toEqual(expected);
});

test("a package that is full keeps its counts, and the page says so", async () => {
  const page = journey.failOnConsoleErrors(await journey.open(wideScreen), /ERR_BLOCKED_BY_CLIENT/);
  await blockPictures(page);
  await openExamples(page);
  await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
  await getCount(page, "Menu Designs").fill("10");
  await page.getByRole("link", { name: "Hot Glaze Saturday", exact: true }).click();
  await orderLink(page).click();
  await expect.poll(() => getDetailsField(page).inputValue()).toBe(words);
  expect([await getCount(page, "Flyers").inputValue(), await getCount(page, "Menu Designs").inputValue()]).toEqual([
    "0",
    "10",
  ]);
  expect(await page.getByText("Make room for it under Flyers.").isVisible()).toBe(true);
});

test("a link with a package selects the package once, even over a draft", async () => {
  const page = journey.failOnConsoleErrors(await journey.open(wideScreen));
  const radio = (name: RegExp) => page.getByRole("radio", { name });
  await page.goto(paths.visualDesign);
  await waitForScripts(page);
  await radio(/Enterprise/).check({ force: true });
  await page.getByLabel("Full name").fill("Dana");
  await page.goto(paths.orderFormWith("growth"));
  await expect.poll(() => radio(/Business/).isChecked()).toBe(true);
  expect(await page.getByLabel("Full name").inputValue()).toBe("Dana");
  expect(page.url()).toBe(journey.site.origin + paths.orderForm);
  await radio(/Essentials/).check({ force: true });
  await page.goto(paths.faq);
  await page.goBack();
  await waitForScripts(page);
  expect(await radio(/Essentials/).isChecked()).toBe(true);
});
