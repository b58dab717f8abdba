import type { Page } from "playwright";
import { emptyTables } from "../database/rows";
import type { Site } from "../site";
import { PASSWORD } from "./sign-in";

export const endSessions = (site: Site): Promise<void> => emptyTables(site, "sessions");

/** Checks that the sign-in card names what was not saved. */
export async function signInAgain(page: Page, notice: RegExp | string, userId?: string): Promise<void> {
  await page.getByRole("heading", { name: "Admin Access" }).waitFor();
  await page.getByText("Your session has ended").waitFor();
  await page.getByText(notice).first().waitFor();
  if (userId) {
    await page.getByText("Sign in as another user").click();
    await page.getByLabel("User ID").fill(userId);
  }
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
}
