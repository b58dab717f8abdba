import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSession } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { insertRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillProduct, getProduct, listEdits } from "#tests/support/shop/product-form";
import { clearProducts, insertProduct } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const rosa = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const sam = new Visitor(site);

beforeAll(async () => {
  const { services } = site;
  const user = { userId: "sam", role: "admin" as const, name: "Sam Ortiz" };
  await insertRows(site, "adminUsers", user);
  sam.storeCookie(await startSession(services, new Request(site.origin), user.userId));
});
beforeEach(() => clearProducts(site));

const getUndo = (page: Awaited<ReturnType<typeof readPage>>) => {
  const [intent = "", edit = "", edition = ""] = attributesOf(page, ".toast input", "value");
  return { intent, edit, edition };
};

test("a form that is sent twice changes nothing the second time, however its price is written", async () => {
  const { id } = await insertProduct(site, { priceCents: 1500 });
  const form = await fillProduct(rosa, id, { price: "19.00" });
  expect((await postInOffice(rosa, paths.adminProduct(id), form)).title).toBe("Product Saved");
  const again = await postInOffice(rosa, paths.adminProduct(id), form);
  expect(again.status).toBe(303);
  expect(await listEdits(site, id)).toHaveLength(1);
});

describe("two editors", () => {
  test("the second one to save sees who changed what and both texts, and overwrites nothing by saving again", async () => {
    const { id } = await insertProduct(site, { title: "Planner", description: "Old words.", priceCents: 1900 });
    const address = paths.adminProduct(id);
    const mine = await fillProduct(rosa, id, { description: "My words.", included: "My item" });
    const theirs = await fillProduct(sam, id, { description: "Their words.", price: "25" });
    expect((await postInOffice(sam, address, theirs)).title).toBe("Product Saved");

    const refused = await postInOffice(rosa, address, mine);
    expect(refused.status).toBe(409);
    expect(textOf(refused.page, '[role="alert"] h2')).toBe(
      "Sam Ortiz just changed this product (Price, Short description), so we haven’t saved your changes yet.",
    );
    expect(textsOf(refused.page, ".saved-texts dd")).toEqual(["$25", "Their words."]);
    expect(textOf(refused.page, '[name="description"]').trim()).toBe("My words.");
    expect(await getProduct(site, id)).toMatchObject({ description: "Their words.", priceCents: 2500 });

    const again = { ...mine, price: "25", edition: attributesOf(refused.page, '[name="edition"]', "value")[0] ?? "" };
    expect((await postInOffice(rosa, address, again)).title).toBe("Product Saved");
    expect(await getProduct(site, id)).toMatchObject({
      description: "My words.",
      priceCents: 2500,
      includedItems: ["My item"],
      edition: 3,
    });
    // What Sam wrote is in the history.
    expect((await listEdits(site, id)).map(({ actor, before }) => [actor, before.description])).toEqual([
      ["Rosa Delgado", "Their words."],
      ["Sam Ortiz", "Old words."],
    ]);
  });

  test("who change different fields both succeed, and what they say together is checked", async () => {
    const { id } = await insertProduct(site, { title: "Planner", priceCents: 1900 });
    const address = paths.adminProduct(id);
    const mine = await fillProduct(rosa, id, { title: "Weekly Planner" });
    const sale = await fillProduct(rosa, id, { sale_price: "15" });
    expect((await postInOffice(sam, address, await fillProduct(sam, id, { price: "12" }))).title).toBe("Product Saved");
    expect((await postInOffice(rosa, address, mine)).title).toBe("Product Saved");
    expect(await getProduct(site, id)).toMatchObject({ title: "Weekly Planner", priceCents: 1200, edition: 3 });

    const refused = await postInOffice(rosa, address, sale);
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, "sale_price")).toBe("Enter a discount price lower than the price.");
    const fields = '.product-form :is([name="title"], [name="price"], [name="sale_price"], [name="edition"])';
    expect(attributesOf(refused.page, fields, "value")).toEqual(["3", "Weekly Planner", "12", "15"]);
    expect(textsOf(refused.page, ".saved-texts dt")).toEqual(["Title", "Price"]);
    const again = { ...sale, edition: "3", title: "Weekly Planner", price: "12", sale_price: "9" };
    expect((await postInOffice(rosa, address, again)).title).toBe("Product Saved");
    expect(await getProduct(site, id)).toMatchObject({
      title: "Weekly Planner",
      priceCents: 1200,
      salePriceCents: 900,
    });
  });

  test("an error in between does not hide that somebody else saved", async () => {
    const { id } = await insertProduct(site);
    const address = paths.adminProduct(id);
    const mine = await fillProduct(rosa, id, { title: "Mine", price: "x" });
    await postInOffice(sam, address, await fillProduct(sam, id, { title: "Theirs" }));
    const wrong = await postInOffice(rosa, address, mine);
    expect(wrong.status).toBe(400);
    const edition = attributesOf(wrong.page, '.product-form [name="edition"]', "value")[0] ?? "";
    expect((await postInOffice(rosa, address, { ...mine, price: "5", edition })).status).toBe(409);
    expect((await getProduct(site, id)).title).toBe("Theirs");
  });

  test("of several who save at the same moment, one succeeds and the others are warned", async () => {
    const { id } = await insertProduct(site);
    const forms = await Promise.all(["A", "B", "C", "D"].map((title) => fillProduct(rosa, id, { title })));
    const answers = await Promise.all(forms.map((form) => rosa.post(paths.adminProduct(id), form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
    expect((await getProduct(site, id)).edition).toBe(2);
  });
});

describe("undo", () => {
  test("the toast undoes an edit, and that can be undone as well", async () => {
    const before = await insertProduct(site, { title: "Before", status: "published" });
    const address = paths.adminProduct(before.id);
    const saved = await postInOffice(rosa, address, await fillProduct(rosa, before.id, { title: "After" }));
    const undone = await postInOffice(rosa, address, getUndo(saved.page));
    expect([undone.title, undone.description]).toEqual(["Version Restored", "Before"]);
    const { edition, updatedAt, ...restored } = await getProduct(site, before.id);
    expect(before).toMatchObject(restored);
    expect([edition, updatedAt]).toEqual([3, expect.any(Date)]);
    await postInOffice(rosa, address, getUndo(undone.page));
    expect((await getProduct(site, before.id)).title).toBe("After");
  });

  test("any version of the history can be restored with all its fields", async () => {
    const first = await insertProduct(site, { title: "One", salePriceCents: 500, saleEndsAt: new Date("2027-01-01") });
    const address = paths.adminProduct(first.id);
    const edits: Record<string, string>[] = [
      { title: "Two", sale_price: "", sale_ends: "" },
      { title: "Three", faq_question_1: "", faq_answer_1: "" },
    ];
    for (const changes of edits) await postInOffice(rosa, address, await fillProduct(rosa, first.id, changes));
    const page = await readPage(rosa, address);
    expect(
      textsOf(page, ".product-history li p").map((text) =>
        text.replace(/Used until .+?, when/, "Used until then, when"),
      ),
    ).toEqual([
      "Version 2 Used until then, when Rosa Delgado changed Title, FAQ.",
      "Version 1 Used until then, when Rosa Delgado changed Title, Discount price, Discount ends.",
    ]);
    const [, edit = ""] = attributesOf(page, '.product-history [name="edit"]', "value");
    const restored = await postInOffice(rosa, address, { intent: "restore_product", edit, edition: "3" });
    expect(restored.title).toBe("Version Restored");
    const { edition: _, updatedAt: __, ...product } = await getProduct(site, first.id);
    expect(first).toMatchObject(product);
  });

  test("an outdated page, an unknown version or an address in use restores nothing", async () => {
    const product = await insertProduct(site, { slug: "first-address" });
    const address = paths.adminProduct(product.id);
    const saved = await postInOffice(rosa, address, await fillProduct(rosa, product.id, { slug: "second-address" }));
    const undo = getUndo(saved.page);
    const restore = (changes: Record<string, string>) => postInOffice(rosa, address, { ...undo, ...changes });
    expect((await restore({ edition: "1" })).description).toContain("just changed this product");
    expect((await restore({ edit: "unknown" })).description).toContain("doesn’t exist");
    await insertProduct(site, { slug: "first-address" });
    expect((await restore({})).description).toContain("Another product now has this version’s address");
    expect((await getProduct(site, product.id)).slug).toBe("second-address");
  });
});
