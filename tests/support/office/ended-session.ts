import type { Page } from "playwright";
import { createAccount } from "#app/account/accounts.server";
import { emptyTables } from "../database/rows";
import { type Site, startSite } from "../site";
import { PASSWORD } from "./sign-in";

/** A site whose admins sign in with PASSWORD. */
export async function startSiteWithAdmins(names: Record<string, string> = { admin: "Admin" }): Promise<Site> {
  const site = await startSite({}, "sqlite");
  for (const [userId, name] of Object.entries(names))
    await createAccount(site.services.db, { userId, role: "admin", name, email: "", password: PASSWORD });
  return site;
}

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
