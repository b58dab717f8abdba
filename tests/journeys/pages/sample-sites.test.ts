import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { findProblemsInLooks, findSidewaysScrollWithLargeText } from "#tests/support/browser/axe";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";

const journey = setUpJourneys();

const scrollOf = (page: Page, name: string) =>
  page.getByRole("region", { name }).evaluate((region) => region.scrollTop);

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a sample site opens, scrolls by keyboard on both screens, and closes", async () => {
    const page = journey.failOnConsoleErrors(
      await journey.open({ javaScriptEnabled, viewport: { width: 1366, height: 657 }, reducedMotion: "reduce" }),
    );
    await page.goto(paths.websites);
    expect(await page.locator("#samples").getByText("Sample site", { exact: true }).count()).toBe(3);
    const link = page.getByRole("link", { name: "See the barber’s whole site" });
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${paths.websiteSample("barber")}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Tin Comb");
    for (const name of ["Tin Comb on a computer", "Tin Comb on a phone"]) {
      await page.getByRole("region", { name }).focus();
      await page.keyboard.press("End");
      await expect.poll(() => scrollOf(page, name)).toBeGreaterThan(2000);
    }
    await page.getByRole("link", { name: "Next: Roofer" }).click();
    await page.getByRole("heading", { name: /Delgado & Daughter/ }).waitFor();
    await page.getByRole("link", { name: "Close" }).click();
    await page.waitForURL(`**${paths.websites}#roofer`);
  });

  test("on a phone, a sample site shows one screen at a time", async () => {
    const page = await journey.open({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(paths.websiteSample("spa"));
    const phone = page.getByRole("region", { name: "Low Tide on a phone" });
    const desktop = page.getByRole("region", { name: "Low Tide on a computer" });
    expect([await phone.isVisible(), await desktop.isVisible()]).toEqual([true, false]);
    await page.getByRole("link", { name: "Desktop" }).click();
    await desktop.waitFor();
    expect(await phone.isVisible()).toBe(false);
    await page.getByRole("link", { name: "Phone" }).click();
    await phone.waitFor();
    expect(await desktop.isVisible()).toBe(false);
  });
});

test("sample sites have no accessibility problems and fit small screens with large text", async () => {
  const page = await journey.open({ reducedMotion: "reduce" });
  for (const [turn, trade] of ["barber", "roofer", "spa"].entries()) {
    await page.goto(paths.websiteSample(trade));
    expect(await findProblemsInLooks(page, turn), trade).toEqual([]);
    expect(await findSidewaysScrollWithLargeText(page, [320]), trade).toEqual([]);
  }
});
