import type { HTMLElement } from "node-html-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributesOf, fieldValues, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { getProduct, saveProduct } from "#tests/support/shop/product-form";
import { clearProducts, insertProduct, insertProducts } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const previews = ["one", "two", "three"].map((name) => ({
  url: `/vault/${name}.webp`,
  alt: `Page ${name}`,
  width: 900,
  height: 675,
}));

beforeEach(() => clearProducts(site));

describe("the inside pages of a product", () => {
  const change = (id: string, intent: string, page: string, fields: Record<string, string> = {}) =>
    postInOffice(admin, paths.adminProduct(id), { intent, page: `/vault/${page}.webp`, ...fields });
  const listAlts = async (id: string) => (await getProduct(site, id)).previews?.map(({ alt }) => alt);
  const undo = async (id: string, page: Awaited<ReturnType<typeof change>>["page"]) => {
    const [intent = "", edit = "", edition = ""] = attributesOf(page, ".toast input", "value");
    return postInOffice(admin, paths.adminProduct(id), { intent, edit, edition });
  };

  test("are moved up and down, and each move can be undone", async () => {
    const { id } = await insertProduct(site, { previews });
    const moved = await change(id, "page_up", "three");
    expect([moved.title, await listAlts(id)]).toEqual(["Page Moved", ["Page one", "Page three", "Page two"]]);
    await change(id, "page_down", "one");
    expect(await listAlts(id)).toEqual(["Page three", "Page one", "Page two"]);
    expect((await change(id, "page_up", "three")).title).toBe("Nothing Changed");
    expect((await change(id, "page_down", "gone")).title).toBe("Nothing Changed");
    const removed = await change(id, "remove_page", "one");
    expect(await listAlts(id)).toEqual(["Page three", "Page two"]);
    await undo(id, removed.page);
    expect(await listAlts(id)).toEqual(["Page three", "Page one", "Page two"]);
  });

  test("have descriptions that the shop uses for screen readers", async () => {
    const { id, slug } = await insertProduct(site, { previews });
    const saved = await change(id, "describe_page", "two", { alt: " The weekly  view ", shown_alt: "Page two" });
    expect([saved.title, await listAlts(id)]).toEqual([
      "Description Saved",
      ["Page one", "The weekly view", "Page three"],
    ]);
    expect(await (await admin.get(paths.product(slug))).text()).toContain("The weekly view");
    await undo(id, saved.page);
    expect(await listAlts(id)).toEqual(["Page one", "Page two", "Page three"]);
  });

  test.each([
    ["", "Describe what the page shows."],
    ["x".repeat(201), "Keep it to 200 characters."],
  ])("with a description like %j are returned as typed", async (alt, message) => {
    const { id } = await insertProduct(site, { previews });
    const refused = await change(id, "describe_page", "two", { alt, shown_alt: "Page two" });
    expect([refused.status, textOf(refused.page, "#page-2-alt-error")]).toEqual([400, message]);
    expect(fieldValues(refused.page, "alt")).toEqual(["Page one", alt, "Page three"]);
  });

  test("show a colleague’s description before it is replaced", async () => {
    const { id } = await insertProduct(site, { previews });
    await change(id, "describe_page", "two", { alt: "Theirs", shown_alt: "Page two" });
    const refused = await change(id, "describe_page", "two", { alt: "Mine", shown_alt: "Page two" });
    expect(refused.status).toBe(409);
    expect(textOf(refused.page, "#page-2-alt-error")).toContain("A colleague just wrote “Theirs”.");
    const [, shown = ""] = attributesOf(refused.page, '[name="shown_alt"]', "value");
    expect((await change(id, "describe_page", "two", { alt: "Mine", shown_alt: shown })).title).toBe(
      "Description Saved",
    );
    expect(await listAlts(id)).toEqual(["Page one", "Mine", "Page three"]);
  });
});

describe("related products", () => {
  const listChosen = (page: HTMLElement) => attributesOf(page, '[name^="related_"] [selected]', "value");

  test("can be any product, entered by its slug or its link", async () => {
    const many = await insertProducts(site, ...Array.from({ length: 510 }, (_, n) => ({ slug: `tool-${n}` })));
    const { id } = await insertProduct(site);
    const saved = await saveProduct(admin, id, {
      related_1: "tool-0",
      related_2: `${site.origin}${paths.product("tool-7")}?utm_source=mail`,
      related_3: " TOOL-8 ",
    });
    expect(saved.title).toBe("Product Saved");
    const chosen = [many[0], many[7], many[8]];
    expect((await getProduct(site, id)).relatedProducts).toEqual(chosen.map((product) => product?.id));
    expect(listChosen(saved.page)).toEqual(["tool-0", "tool-7", "tool-8"]);
    expect(textOf(saved.page, '[name="related_1"] [selected]')).toBe(many[0]?.title);
  });

  test("are returned as typed with an error if unknown or the product itself", async () => {
    const { id, slug } = await insertProduct(site, { slug: "weekly-planner" });
    await insertProduct(site, { slug: "known" });
    const refused = await saveProduct(admin, id, { related_1: "known", related_2: slug, related_3: "no-such-tool" });
    expect(refused.status).toBe(400);
    const message = "Enter the web address of another product.";
    for (const name of ["related_2", "related_3"]) expect(textOf(refused.page, `#${name}-error`)).toBe(message);
    expect(refused.page.querySelector("#related_1-error")).toBeNull();
    expect(listChosen(refused.page)).toEqual(["known", slug, "no-such-tool"]);
  });
});
