import type { Page } from "playwright";
import type { Journey } from "../browser/journey";
import { emptyTables } from "../database/rows";
import { insertOrder } from "../order/orders";
import type { Site } from "../site";

export const customerNames = ["Dana Whitfield", "Luis Ortega", "Priya Raman", "Walter Boone"];

/** Deletes all other orders. The order of the names is newest first. */
export async function insertFourOrders(site: Site): Promise<string[]> {
  await emptyTables(site, "formSubmissions");
  const ids: string[] = [];
  for (const [i, fullName] of customerNames.entries()) {
    const email = `${fullName.split(" ")[0]?.toLowerCase()}@studio.example`;
    ids.push((await insertOrder(site, { fullName, email, createdAt: new Date(Date.now() - i * 60_000) })).id);
  }
  return ids;
}

export async function openListOfFourOrders(journey: Journey): Promise<{ ids: string[]; page: Page }> {
  const ids = await insertFourOrders(journey.site);
  const page = await journey.openOffice({ viewport: { width: 1440, height: 900 } });
  await page.goto("/admin");
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  return { ids, page };
}

export const readRowNames = (page: Page) =>
  page
    .locator("tbody tr[data-order]")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("th")?.firstChild?.textContent));

export const getLastToast = (page: Page) => page.locator(".toast").last();
