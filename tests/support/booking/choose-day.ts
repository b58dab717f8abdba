import type { Page } from "playwright-core";

/** Clicks a day of the calendar, waits for its times and returns its name. */
export async function chooseDay(page: Page, at: number): Promise<string> {
  const day = page.locator(".booking-calendar a").nth(at);
  const name = ((await day.locator(".sr-only").last().textContent()) ?? "").replace(": ", "");
  await day.click();
  await page.getByRole("heading", { name, level: 3 }).waitFor();
  return name;
}
