import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { beforeAll } from "vitest";
import { startSession } from "../../../app/account/auth.server";
import { Visitor } from "../browser/visitor";
import { parseDocument, textOf } from "../document";
import type { Site } from "../site";

type Role = "admin" | "staff";

/** A visitor who is signed in: with an account of this role and a session of its own, as after signing in. */
export async function signedIn(site: Site, role: Role = "admin", name = "Admin"): Promise<Visitor> {
  const visitor = new Visitor(site.origin);
  visitor.take(await sessionCookie(site, role, name));
  return visitor;
}

/** The same for all tests of the file that calls it, on a site that it set up before. */
export function setUpSignedIn(site: Site, role: Role = "admin", name = "Admin"): Visitor {
  const visitor = new Visitor(site);
  beforeAll(async () => visitor.take(await sessionCookie(site, role, name)));
  return visitor;
}

/** Posts, and reads the toast that the next page shows, or the one of the answer itself. */
export async function postInOffice(office: Visitor, path: string, fields: Record<string, string | string[]>) {
  const response = await office.post(path, fields);
  const location = response.headers.get("location");
  const shown = response.status === 303 ? await office.get(location ?? "") : response;
  const html = (await shown.text()).replaceAll("<!-- -->", "");
  const page = parseDocument(html);
  const toast = page.querySelector(".toast p");
  const title = toast ? textOf(toast, "b") : undefined;
  const description = toast ? textOf(toast).slice(title?.length).trim() : undefined;
  return { status: response.status, location, html, page, title, description };
}

/** The same in a real browser: a window of its own, whose cookies no other one shares. The test closes it. */
export async function signedInBrowser(
  browser: Browser,
  site: Site,
  options: BrowserContextOptions = {},
  { role = "admin", name = "Admin" }: { role?: Role; name?: string } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.origin, ...options });
  const line = await sessionCookie(site, role, name);
  const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  await context.addCookies([{ name: key, value, url: site.origin }]);
  return context;
}

/** Waits until the scripts of a list run: only they put this button there, which a phone does not show. */
export const listScriptsRun = (page: Page) => page.locator(".keys-open").waitFor({ state: "attached" });

/** The `Set-Cookie` line of a new session; the account is made when there is none yet. */
async function sessionCookie(site: Site, role: Role, name: string): Promise<string> {
  const { db } = site.services;
  const userId = role === "admin" ? "admin" : "staff";
  await db.transact((tx) => tx.insert(db.tables.adminUsers).values({ userId, role, name }).onConflictDoNothing());
  return startSession(site.services, new Request(site.origin), userId);
}
