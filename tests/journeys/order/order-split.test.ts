import type { Page } from "playwright";
import { expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import {
  chooseOption,
  fillContact,
  getSubmitButton,
  openOrderPage,
  waitForScripts,
} from "#tests/support/order/order-page";

const journey = setUpJourneys();
const phone = { width: 390, height: 844 };
const getCount = (page: Page, type: string) => page.getByLabel(type, { exact: true });
const getTotal = (page: Page) => page.locator(".order-placed").innerText();

test("buttons and arrow keys change a count by one, between zero and what is left", async () => {
  const page = await openOrderPage(journey);
  await chooseOption(page, /Essentials/);
  const fewer = page.getByRole("button", { name: "One fewer: Flyers" });
  const more = page.getByRole("button", { name: "One more: Flyers" });
  expect(await fewer.isDisabled()).toBe(true);
  const size = await more.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await more.click();
  await more.click();
  await fewer.click();
  expect(await getCount(page, "Flyers").inputValue()).toBe("1");
  await getCount(page, "Flyers").press("ArrowUp");
  await expect.poll(() => getTotal(page)).toBe("8 left of 10");
  await getCount(page, "Menu Designs").fill("8");
  await expect.poll(() => getTotal(page)).toContain("All 10 chosen.");
  expect(await more.isDisabled()).toBe(true);
  expect(await fewer.isDisabled()).toBe(false);
});

test("the remaining visuals can be added to the current type, by pointer or keyboard", async () => {
  const page = await openOrderPage(journey);
  const rest = page.getByRole("button", { name: /^Put / });
  expect(await rest.count()).toBe(0);
  await chooseOption(page, /Essentials/);
  expect(await rest.innerText()).toContain("Put all 10 here");
  expect(await getTotal(page)).toBe("10 to choose");
  const readHeight = async () => (await page.locator(".order-counts").boundingBox())?.height;
  const height = await readHeight();
  await page.locator('label[for="split-menu_designs"]').hover();
  await expect.poll(() => rest.innerText()).toContain("Menu Designs");
  expect(await readHeight()).toBe(height);
  await getCount(page, "Flyers").fill("3");
  await page.getByRole("button", { name: "One more: Paid Ads" }).click();
  await page.getByRole("button", { name: /Put the remaining 6 here.*Paid Ads/ }).click();
  expect(await getCount(page, "Paid Ads").inputValue()).toBe("7");
  expect(await rest.count()).toBe(0);

  await getCount(page, "Paid Ads").fill("2");
  await page.keyboard.press("Shift+Tab");
  expect(await page.locator(":focus").innerText()).toContain("Put the remaining 5 here");
  await page.keyboard.press("Enter");
  await expect.poll(() => getTotal(page)).toContain("All 10 chosen.");
  expect(await page.locator(":focus").getAttribute("id")).toBe("split-paid_ads");
});

test("the form says that visuals that are not chosen yet can be ordered later", async () => {
  const page = await openOrderPage(journey);
  await chooseOption(page, /Essentials/);
  await getCount(page, "Flyers").fill("3");
  await fillContact(page, "later@studio.example");
  await expect.poll(() => page.locator("#order-hint").innerText()).toBe("7 not chosen yet. You can order them later.");
});

test("several problems are listed above the form, and the toast names the first", async () => {
  const page = await openOrderPage(journey);
  await getSubmitButton(page).click({ force: true });
  const title = page.locator('#order-form [role="alert"] h3');
  await expect.poll(() => title.innerText()).toBe("4 things to fix");
  expect(await page.locator(".toast b").innerText()).toBe("Name Required");
  // The shorter list leaves the focus in the field.
  await page.getByLabel("Full name").click();
  await page.keyboard.type("Dana");
  await expect.poll(() => title.innerText()).toBe("3 things to fix");
  expect(await page.getByLabel("Full name").inputValue()).toBe("Dana");
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  async function openOnPhone() {
    const page = await journey.open({ javaScriptEnabled, viewport: phone });
    await page.goto("/visual-design");
    if (javaScriptEnabled) await waitForScripts(page);
    return page;
  }

  test("on a phone, the strip shows count, price and button from the counts to the end of the form", async () => {
    const page = await openOnPhone();
    await chooseOption(page, /Professional/);
    await getCount(page, "Flyers").fill("25");
    await fillContact(page, `phone-${javaScriptEnabled}@studio.example`);
    const strip = page.locator(".order-strip");
    for (const label of ["Flyers", "Full name", "Business name"]) {
      await page.getByLabel(label, { exact: label === "Flyers" }).focus();
      const box = await strip.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), label).toBe(phone.height);
    }
    if (javaScriptEnabled) expect(await strip.innerText()).toMatch(/All 25\s+\$199/);
    expect(await getSubmitButton(page).count()).toBe(1);
    await getSubmitButton(page).click();
    await page.waitForURL(/\/test-checkout\/starter/);
  });

  test("on a phone the page is at most 6,500 pixels long", async () => {
    const page = await openOnPhone();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(6500);
  });

  test("the number fields have plus and minus buttons only with JavaScript", async () => {
    const page = await openOnPhone();
    const buttons = await page.getByRole("button", { name: /^One (more|fewer): / }).count();
    expect(buttons).toBe(javaScriptEnabled ? 28 : 0);
  });
});
