import type { Page } from "playwright";
import type { Journey } from "../browser/journey";
import { insertOrder } from "../order/orders";
import type { Site } from "../site";

/** The customers of the four orders, the newest first. */
export const customerNames = ["Dana Whitfield", "Luis Ortega", "Priya Raman", "Walter Boone"];

/** Four orders and no others, newest first in the order of the names; their ids. */
export async function insertFourOrders(site: Site): Promise<string[]> {
  const { db } = site.services;
  await db.transact((tx) => tx.delete(db.tables.formSubmissions));
  const ids: string[] = [];
  for (const [i, fullName] of customerNames.entries()) {
    const email = `${fullName.split(" ")[0]?.toLowerCase()}@studio.example`;
    ids.push((await insertOrder(site, { fullName, email, createdAt: new Date(Date.now() - i * 60_000) })).id);
  }
  return ids;
}

/** The list of these four and no others, on a wide screen and with its scripts running. */
export async function openListOfFourOrders(journey: Journey): Promise<{ ids: string[]; page: Page }> {
  const ids = await insertFourOrders(journey.site);
  const page = await journey.openOffice({ viewport: { width: 1440, height: 900 } });
  await page.goto("/admin");
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  return { ids, page };
}

/** The names in the list, from top to bottom. */
export const readRowNames = (page: Page) =>
  page
    .locator("tbody tr[data-order]")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("th")?.firstChild?.textContent));

export const getLastToast = (page: Page) => page.locator(".toast").last();
