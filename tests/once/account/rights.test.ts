import { beforeAll, expect, test } from "vitest";
import { allRights, type Right } from "#app/office-rights";
import { findScreen, officeScreens } from "#app/office-screens";
import { paths } from "#app/paths";
import type { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, readDocument, textOf } from "#tests/support/document";
import { createOfficeFields, listAdminAddresses, officeForEveryone } from "#tests/support/office/admin-addresses";
import { fillOffice } from "#tests/support/office/fill-office";
import { readRows } from "#tests/support/office/read-rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

/** Text in every row of the office, so that a response with data contains it. */
const SECRET = "Zephyrine Quill";

const site = setUpSite();
let number = "";
let records: [string, string][] = [];
beforeAll(async () => {
  ({ number, records } = await fillOffice(site, SECRET));
  // Sending would change rows meanwhile.
  await site.services.worker.stop();
});

const groupOf = (path: string) => findScreen(path)?.group;

test("every screen of the menu belongs to a right or to admins, and staff have three rights by default", async () => {
  const groups = officeScreens.flatMap(({ isInMenu, group }) => (isInMenu ? [group] : []));
  expect(groups).not.toContain("everybody");
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  const open = await Promise.all(allRights.map(async (right) => ((await opens(staff, right)) ? [right] : [])));
  expect(open.flat()).toEqual(["orders", "inbox", "bookings"]);
});

// Each with all rights but one, and with this one alone.
test.each(["admins", ...allRights] as const)("screens and forms of %s are refused without it", async (group) => {
  const others = allRights.filter((right) => right !== group);
  const visitor = await createSignedInVisitor(site, "staff", "Sam", others);
  const known = await readRows(site);
  const addresses = (await listAdminAddresses({ number, records })).filter(
    (path) => groupOf(path) === group && !isForAll(path),
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    await refusedForRole(await visitor.get(address, { Accept: "text/html" }), `GET ${address}`);
    await refusedForRole(await visitor.post(address, createOfficeFields(number)), `POST ${address}`);
    for (const answer of [
      await visitor.get(`${address}.data`),
      await visitor.post(`${address}.data`, createOfficeFields(number)),
    ])
      expect(await answer.text(), `${address}.data`).not.toContain(SECRET);
  }
  expect(await readRows(site)).toEqual(known);
  if (group === "admins") return;
  const alone = await createSignedInVisitor(site, "staff", "Sam", [group]);
  expect(await opens(alone, group)).toBe(true);
  for (const other of others) expect(await opens(alone, other), other).toBe(false);
});

test("/admin opens the first screen the account may open, and a refused screen lists those it may open", async () => {
  const visitor = await createSignedInVisitor(site, "staff", "Sam", ["bookings", "sales"]);
  expect((await visitor.get(paths.admin, { Accept: "text/html" })).headers.get("Location")).toBe(paths.adminBookings);
  const response = await visitor.get(paths.adminOrder(number), { Accept: "text/html" });
  expect(response.status).toBe(403);
  const page = await readDocument(response);
  expect(textOf(page, "title")).toMatch(/^You can’t open this screen/);
  expect(textOf(page, "main")).toContain(
    "Your account can open Bookings and Purchases and coupons, but not this screen.",
  );
  expect(page.querySelector("main a")?.getAttribute("href")).toBe(paths.adminBookings);
  expect(attributesOf(page, 'nav[aria-label="Admin"] a', "href")).toEqual([paths.adminBookings, paths.adminSales]);
  const nothing = await createSignedInVisitor(site, "staff", "Sam", []);
  expect((await nothing.get(paths.admin)).headers.get("Location")).toBe(paths.adminAccount);
});

test("the trash shows staff only the kinds of records they may open, and the inbox hides messages about orders they may not open", async () => {
  const visitor = await createSignedInVisitor(site, "staff", "Sam", ["inbox"]);
  const trash = await readDocument(visitor.get(paths.adminTrash, { Accept: "text/html" }));
  expect(attributesOf(trash, ".list-tabs a", "href")).toEqual(["contact_message", "idea"].map(paths.adminTrashOf));
  expect((await visitor.get(paths.adminTrashOf("order"))).status).toBe(403);
  const inbox = await readDocument(visitor.get(paths.adminInbox, { Accept: "text/html" }));
  const links = attributesOf(inbox, "table a", "href");
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => href.startsWith(paths.adminOrder("")))).toEqual([]);
});

/** Nobody may open some addresses, the office's own address leads elsewhere, and the menu counts what is theirs. */
const isForAll = (path: string) =>
  [paths.admin, paths.adminMenuCounts, paths.adminSignOut, ...officeForEveryone].includes(path) ||
  groupOf(path) === "everybody";

async function opens(visitor: Visitor, right: Right): Promise<boolean> {
  const { pattern } = officeScreens.find(({ group }) => group === right) ?? { pattern: "" };
  return (await visitor.get(pattern, { Accept: "text/html" })).status === 200;
}

/** 403, or for deal flow the specification's rule (section 6): a toast and the home page. */
async function refusedForRole(response: Response, address: string): Promise<void> {
  expect(await response.text(), address).not.toContain(SECRET);
  if (address.startsWith("POST") && response.status === 405) return;
  if (address.includes(paths.adminDealflow) && response.status !== 403) {
    expect(response.headers.get("Location"), address).toBe(paths.home);
    expect(response.headers.getSetCookie().join(), address).toContain("flash=");
  } else expect(response.status, address).toBe(403);
}
