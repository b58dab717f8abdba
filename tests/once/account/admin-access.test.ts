import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { fieldValues, metaOf, readDocument, textOf } from "#tests/support/document";
import { createOfficeFields, listAdminAddresses, officeForEveryone } from "#tests/support/office/admin-addresses";
import { fillOffice } from "#tests/support/office/fill-office";
import { readRows } from "#tests/support/office/read-rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

/** Text in every row of the office, so that a response with data contains it. */
const SECRET = "Zephyrine Quill";

const site = setUpSite();
let number = "";
/** By the start of their addresses. All other addresses show the order or a record with its number. */
let records: [string, string][] = [];
beforeAll(async () => {
  ({ number, records } = await fillOffice(site, SECRET));
});

const guarded = async () =>
  (await listAdminAddresses({ number, records })).filter((path) => !officeForEveryone.includes(path));

async function refused(response: Response, address: string): Promise<void> {
  const text = await response.text();
  expect(text, address).not.toContain(SECRET);
  const to = response.headers.get("Location");
  if (response.status >= 300 && response.status < 400)
    return expect(["/admin", "/admin/sign-in"], address).toContain(to?.split("?")[0]);
  // People get the sign-in card with status 200. A screen without a form answers 405 to everybody.
  if (response.status === 200) expect(textOf(text, "title"), address).toMatch(/^Admin Access/);
  else expect(address.startsWith("POST") ? [401, 405] : [401], address).toContain(response.status);
  expect(response.headers.get("Cache-Control"), address).toBe("no-store");
}

describe("signed out", () => {
  test("no office page shows any data", async () => {
    const addresses = await guarded();
    expect(addresses).toEqual(expect.arrayContaining([paths.admin, paths.adminSignOut]));
    const look = async (address: string) => {
      const visitor = new Visitor(site.origin);
      await refused(await visitor.get(address, { Accept: "text/html" }), `GET ${address}`);
      await refused(await visitor.get(address), `GET ${address}`);
      const data = await (await visitor.get(`${address}.data`)).text();
      expect(data, `GET ${address}.data`).not.toContain(SECRET);
    };
    await Promise.all(addresses.map(look));
  });

  test("no office form changes anything", async () => {
    const before = await readRows(site);
    const act = async (address: string) => {
      const visitor = new Visitor(site.origin);
      await refused(await visitor.post(address, createOfficeFields(number)), `POST ${address}`);
      await refused(
        await visitor.post(address, createOfficeFields(number), { Accept: "text/html" }),
        `POST ${address}`,
      );
      const sent = await visitor.post(`${address}.data`, createOfficeFields(number));
      expect(await sent.text(), `POST ${address}.data`).not.toContain(SECRET);
    };
    await Promise.all((await guarded()).map(act));
    expect(await readRows(site)).toEqual(before);
  });

  test("public pages contain no data of the office", async () => {
    for (const address of officeForEveryone)
      expect(await (await new Visitor(site.origin).get(address)).text(), address).not.toContain(SECRET);
  });

  test("a cookie of an ended session opens nothing", async () => {
    const visitor = await createSignedInVisitor(site);
    await signedOutEverywhere();
    for (const address of (await guarded()).filter((path) => path !== paths.adminSignOut))
      await refused(await visitor.get(address, { Accept: "text/html" }), `GET ${address}`);
  });

  test("the sign-in card replaces a screen and leads back to it", async () => {
    const response = await new Visitor(site.origin).get(`${paths.admin}?q=dana&page=2`, { Accept: "text/html" });
    const card = await readDocument(response);
    expect(response.status).toBe(200);
    expect(textOf(card, "title")).toMatch(/^Admin Access/);
    expect(fieldValues(card, "to")).toEqual(["/admin?q=dana&page=2"]);
    expect(metaOf(card, "robots")).toBe("noindex");
  });
});

test("a browser that requests a file is sent to the sign-in card, which leads back; a program gets no page", async () => {
  for (const path of [`${paths.adminExport}?status=ready&q=a%26b`, paths.adminPhoto(number, "photo")]) {
    const visitor = new Visitor(site.origin);
    const sent = await visitor.get(path, { Accept: "text/html,*/*;q=0.8" });
    expect(sent.status).toBe(302);
    const card = await readDocument(visitor.get(sent.headers.get("Location") ?? "", { Accept: "text/html" }));
    expect(textOf(card, "title")).toMatch(/^Admin Access/);
    expect(fieldValues(card, "to")).toEqual([path]);
    const bare = await visitor.get(path, { Accept: "image/webp,*/*" });
    expect(bare.status).toBe(401);
    expect(bare.headers.get("content-type")).not.toContain("text/html");
  }
});

test("files and streams are not served as page data", async () => {
  const visitor = await createSignedInVisitor(site);
  for (const path of [paths.adminOrderEvents, paths.adminExport, paths.adminPhoto(number, "photo")]) {
    const answer = await visitor.get(`${path}.data`);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).not.toContain(SECRET);
  }
});

const signedOutEverywhere = (): Promise<void> => emptyTables(site, "sessions");
