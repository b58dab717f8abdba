import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { beforeAll } from "vitest";
import { startSession } from "#app/account/auth.server";
import type { Right } from "#app/office-rights";
import { Visitor } from "../browser/visitor";
import { emptyTables } from "../database/rows";
import { parseDocument, textOf } from "../document";
import type { Site } from "../site";

/** Of a password that nobody knows. */
const HASH_OF_UNKNOWN =
  "$argon2id$v=19$m=19456,t=2,p=1$qgHF0jiJBM84LffMyV3BOA$sbsU1vh0k4xE+JTRtX5wltfvNLB84iFy9225DnSlg/4";

type Role = "admin" | "staff";

export async function createSignedInVisitor(
  site: Pick<Site, "origin" | "services">,
  role: Role = "admin",
  name = "Admin",
  rights?: readonly Right[],
): Promise<Visitor> {
  const visitor = new Visitor(site.origin);
  visitor.storeCookie(await createSessionCookie(site, role, name, rights));
  return visitor;
}

export function setUpSignedInVisitor(site: Site, role: Role = "admin", name = "Admin"): Visitor {
  const visitor = new Visitor(site);
  beforeAll(async () => visitor.storeCookie(await createSessionCookie(site, role, name)));
  return visitor;
}

/** Returns the toast of the next page, or of the response itself. */
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

/** With its own cookies. The test closes it. */
export async function createSignedInContext(
  browser: Browser,
  site: Site,
  options: BrowserContextOptions = {},
  { role = "admin", name = "Admin" }: { role?: Role; name?: string } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.origin, ...options });
  const line = await createSessionCookie(site, role, name);
  const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  await context.addCookies([{ name: key, value, url: site.origin }]);
  return context;
}

/** Only JavaScript renders this button, which is hidden on a phone. */
export const waitForListScripts = (page: Page) => page.locator(".keys-open").waitFor({ state: "attached" });

/** Creates the account if it does not exist. Staff with other rights than usual have an account of their own. */
async function createSessionCookie(
  site: Pick<Site, "origin" | "services">,
  role: Role,
  name: string,
  rights?: readonly Right[],
): Promise<string> {
  const { db } = site.services;
  const userId = role === "admin" ? "admin" : ["staff", ...(rights ? ["with", ...rights] : [])].join("-");
  const account = { userId, role, name, rights: rights && [...rights], passwordHash: HASH_OF_UNKNOWN };
  await db.transact((tx) => tx.insert(db.tables.adminUsers).values(account).onConflictDoNothing());
  return startSession(site.services, new Request(site.origin), userId);
}

/** A visitor whose session has just ended, but who still sends its cookie. */
export async function createSignedOutVisitor(site: Site): Promise<Visitor> {
  const visitor = await createSignedInVisitor(site);
  await emptyTables(site, "sessions");
  return visitor;
}
