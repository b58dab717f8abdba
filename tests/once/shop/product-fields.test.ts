import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { getHeading, type ProductKey, productEntries } from "#app/shop/model/product-fields";
import { countElements, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillProduct, getProduct } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const rosa = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
beforeAll(async () => {
  for (const slug of ["first-related", "second-related"]) await insertProduct(site, { slug });
});

/** What two people type into the controls of fields that do not take every text. */
const typed: Partial<Record<ProductKey, [Record<string, string>, Record<string, string>]>> = {
  slug: [{ slug: "one-address" }, { slug: "another-address" }],
  category: [{ category: "tech" }, { category: "parents" }],
  faq: [
    { faq_question_1: "Is it new?", faq_answer_1: "Yes." },
    { faq_question_1: "", faq_answer_1: "" },
  ],
  priceCents: [{ price: "23" }, { price: "24.50" }],
  checkoutLink: [{ checkout_link: "https://pay.example/new" }, { checkout_link: "" }],
  salePriceCents: [{ sale_price: "7" }, { sale_price: "8" }],
  saleStartsAt: [{ sale_starts: "2096-11-27T09:00" }, { sale_starts: "2096-11-28T09:00" }],
  saleEndsAt: [{ sale_ends: "2098-11-27T09:00" }, { sale_ends: "2098-11-28T09:00" }],
  saleLimit: [{ sale_limit: "12" }, { sale_limit: "1,300" }],
  relatedProducts: [{ related_1: "first-related" }, { related_1: "second-related" }],
  status: [{ status: "hidden" }, { status: "draft" }],
};

describe.each(productEntries)("the field %s", (key, { name }) => {
  const [mine, theirs] = typed[key] ?? [{ [name]: "My text" }, { [name]: "Their text" }];

  test("is saved, is in the history, comes back with Undo, and does not stop a colleague who changes the title", async () => {
    const sale = { salePriceCents: 900, saleStartsAt: new Date("2096-01-01"), saleEndsAt: new Date("2097-01-01") };
    const before = await insertProduct(site, { priceCents: 1900, ...sale });
    const address = paths.adminProduct(before.id);
    const colleague = await fillProduct(rosa, before.id, key === "title" ? { description: "New." } : { title: "New" });
    const saved = await postInOffice(rosa, address, await fillProduct(rosa, before.id, mine));
    expect([saved.status, countElements(saved.page, '[aria-invalid="true"]')]).toEqual([303, 0]);
    expect((await getProduct(site, before.id))[key]).not.toEqual(before[key]);
    expect(textOf(saved.page, ".product-history li p")).toMatch(new RegExp(`changed ${getHeading(key)}\\.$`));

    expect((await postInOffice(rosa, address, colleague)).status).toBe(303);
    const both = await getProduct(site, before.id);
    expect(both[key]).not.toEqual(before[key]);
    expect(key === "title" ? both.description : both.title).toMatch(/^New/);

    const [, edit = ""] = (await readPage(rosa, address))
      .querySelectorAll('.product-history [name="edit"]')
      .map((input) => input.getAttribute("value") ?? "");
    await postInOffice(rosa, address, { intent: "restore_product", edit, edition: String(both.edition) });
    expect((await getProduct(site, before.id))[key]).toEqual(before[key]);
  });

  test("asks if a colleague has just changed it, too", async () => {
    const { id } = await insertProduct(site, { priceCents: 1900, salePriceCents: 900 });
    const address = paths.adminProduct(id);
    const form = await fillProduct(rosa, id, mine);
    await postInOffice(rosa, address, await fillProduct(rosa, id, theirs));
    const asked = await postInOffice(rosa, address, form);
    expect(asked.status).toBe(409);
    expect(textsOf(asked.page, ".saved-texts dt")).toContain(getHeading(key));
  });
});
