import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { switchablePages } from "#app/switchable-pages";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf, countElements, readDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { API_KEY, completeApplication, createExternalId, sendApplication } from "#tests/support/office/dealflow-api";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { clearProducts, insertProduct } from "#tests/support/shop/products";
import { sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ DEALFLOW_API_KEY: API_KEY });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);
const screen = paths.adminSettingSection("pages");
const keys = Object.keys(switchablePages) as (keyof typeof switchablePages)[];

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

/** Switches off one page, or with null none. */
async function switchOff(off: string | null) {
  const shown = Object.fromEntries(keys.map((key) => [`shown_${key}`, "yes"]));
  const kept = Object.fromEntries(keys.filter((key) => key !== off).map((key) => [key, "yes"]));
  return postInOffice(admin, screen, { ...shown, ...kept, intent: "save_settings" });
}

const open = (address: string, by = address.startsWith(paths.admin) ? admin : visitor) =>
  by.get(address, { Accept: "text/html" });
const pages = keys.filter((key) => key !== "deal_flow");

describe.each(pages)("%s, switched off,", (key) => {
  const address = switchablePages[key].addresses[0];

  test("is answered as a page that does not exist, also when it was cached, until Undo", async () => {
    for (let time = 0; time < 2; time++) expect((await open(address)).status).toBe(200);
    const saved = await switchOff(key);
    expect(saved.title).toBe("Settings Saved");
    const missing = await open(address);
    expect(missing.status).toBe(404);
    expect(textOf(await readDocument(missing), "h1")).toBe("Oops! Page not found");
    expect((await open(`${address}.data`)).status).toBe(404);
    const shouted = address.toUpperCase().replace("-", "%2D");
    expect((await open(shouted, admin)).status).toBe(404);
    expect((await open(address)).status).toBe(404);
    const edit = attributesOf(saved.page, 'input[name="edit"]', "value")[0] ?? "";
    await postInOffice(admin, screen, { intent: "undo_settings", edit });
    expect((await open(address)).status).toBe(200);
  });

  test("has no link, is in no menu and not in the sitemap", async () => {
    await switchOff(key);
    const readable = [paths.home, paths.faq, paths.automationServices, paths.websites, paths.visualDesign, "/nowhere"];
    for (const path of [...readable, paths.contact, paths.article("never-answer-for-you")]) {
      const links = attributesOf(await readDocument(open(path)), "a", "href");
      expect(
        links.filter((link) => new RegExp(`^${address}([/?#]|$)`).test(link)),
        path,
      ).toEqual([]);
    }
    expect(await (await visitor.get(paths.sitemap)).text()).not.toContain(`${address}<`);
    expect(attributesOf(await readPage(admin, paths.adminSettings), "nav a", "href")).not.toContain(address);
  });
});

test("everything that is switched on stays as it is", async () => {
  const before = textsOf(await readPage(visitor, paths.home), "a");
  expect((await switchOff(null)).title).toBe("Nothing Changed");
  expect(textsOf(await readPage(visitor, paths.home), "a")).toEqual(before);
});

test("without the Vault, buyers still download, pictures are shown, and the FAQ has no questions about it", async () => {
  const { product, query } = await sellProduct(site);
  await switchOff("vault");
  const kept = await open(`${paths.download(product.slug)}?${query}`);
  expect((await open(kept.headers.get("Location") ?? "")).status).toBe(200);
  expect((await open(paths.product(product.slug))).status).toBe(404);
  const faq = await readPage(visitor, paths.faq);
  expect(countElements(faq, "#digital-vault")).toBe(0);
  expect(faq.toString()).not.toContain("What’s in the Vault?");
});

test("without the Vault, a Blueprint that is not for sale does not lead there", async () => {
  const linksOf = async () => attributesOf(await readPage(visitor, paths.blueprint), "main a", "href");
  await clearProducts(site);
  await insertProduct(site, { slug: "automation-blueprint", status: "hidden" });
  expect(await linksOf()).toContain(paths.vault);
  await switchOff("vault");
  expect(await linksOf()).not.toContain(paths.vault);
});

test("without deal flow, the screen and the address for programs do not exist", async () => {
  expect(
    (await sendApplication(site, { ...completeApplication, external_id: createExternalId() })).status,
  ).toBeLessThan(300);
  await switchOff("deal_flow");
  expect((await open(paths.adminDealflow)).status).toBe(404);
  expect((await sendApplication(site, { ...completeApplication, external_id: createExternalId() })).status).toBe(404);
  const menu = textsOf(await readPage(admin, paths.adminSettings), 'nav[aria-label="Admin"] a');
  expect(menu).not.toContain("Deal flow");
  expect(menu).toContain("Orders");
});
