import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributeOf, fieldError, readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillProduct, getProduct } from "#tests/support/shop/product-form";
import { clearProducts, insertProducts } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
const TAKEN = "Another product has this web address. Choose a different one.";

beforeEach(() => clearProducts(site));

const fillNew = (changes: Record<string, string>) => fillProduct(admin, "new", { price: "9", ...changes });
const send = (id: string, forms: Record<string, string>[]) =>
  Promise.all(forms.map((form) => postInOffice(admin, paths.adminProduct(id), form)));

async function listSlugs() {
  const { db } = site.services;
  const { slug } = db.tables.products;
  const rows = await db.read.select({ slug }).from(db.tables.products).orderBy(slug);
  return rows.map((row) => row.slug);
}

describe("products that get an address at the same instant", () => {
  test("one of those created with the same address is stored, and the others show that it is taken", async () => {
    const forms = await Promise.all(["A", "B", "C", "D"].map((title) => fillNew({ title, slug: "weekly-planner" })));
    const answers = await send("new", forms);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
    const errors = answers.filter(({ status }) => status === 400).map(({ page }) => fieldError(page, "slug"));
    expect(errors).toEqual([TAKEN, TAKEN, TAKEN]);
    expect(await listSlugs()).toEqual(["weekly-planner"]);
  });

  test("those created with the same title get different addresses", async () => {
    const forms = await Promise.all(Array.from({ length: 4 }, () => fillNew({ title: "Weekly Planner" })));
    expect((await send("new", forms)).map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await listSlugs()).toEqual(["weekly-planner", "weekly-planner-2", "weekly-planner-3", "weekly-planner-4"]);
  });

  test("one form sent several times creates one product", async () => {
    const form = await fillNew({ title: "Weekly Planner" });
    const answers = await send("new", [form, form, form]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await listSlugs()).toEqual(["weekly-planner"]);
  });

  test("a form that was changed after it was sent loses nothing", async () => {
    const form = await fillNew({ title: "Weekly Planner" });
    await send("new", [form]);
    const [again] = await send("new", [{ ...form, title: "Monthly Planner" }]);
    expect(again?.title).toBe("Product Saved");
    expect((await getProduct(site, form.id ?? "")).title).toBe("Monthly Planner");
  });

  test("one of those renamed to the same address gets it", async () => {
    const products = await insertProducts(site, {}, {}, {}, {});
    const forms = await Promise.all(products.map(({ id }) => fillProduct(admin, id, { slug: "weekly-planner" })));
    const answers = await Promise.all(
      products.map(({ id }, index) => postInOffice(admin, paths.adminProduct(id), forms[index] ?? {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.map(({ page }) => fieldError(page, "slug"))).toEqual([TAKEN, TAKEN, TAKEN]);
    expect((await listSlugs()).filter((slug) => slug === "weekly-planner")).toHaveLength(1);
  });
});

test("the start of a web address is part of its field’s description", async () => {
  const page = await readPage(admin, paths.adminProduct("new"));
  const [start] = attributeOf(page, '[name="slug"]', "aria-describedby")?.split(" ") ?? [];
  expect(textOf(page.querySelector(`[id="${start}"]`))).toBe("/digital-vault/");
});
