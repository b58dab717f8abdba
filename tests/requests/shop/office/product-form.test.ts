import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { countRows } from "#tests/support/database/rows";
import { attributeOf, countElements, fieldError, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillProduct, getProduct, listEdits, saveProduct } from "#tests/support/shop/product-form";
import { clearProducts, insertProduct, insertProducts } from "#tests/support/shop/products";
import { addProductFile } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const NEW = paths.adminProduct("new");
beforeEach(() => clearProducts(site));

const create = async (changes: Record<string, string>) =>
  postInOffice(admin, NEW, await fillProduct(admin, "new", changes));

describe("a new product", () => {
  test("is stored with everything that was typed, first in the shop", async () => {
    const other = await insertProduct(site);
    const created = await create({
      title: "  Café &  Crème: the Owner’s Kit ",
      description: "Outcome first.",
      detailed: "One.\r\n\r\nTwo.",
      category: "parents",
      price: "$1,299.50",
      checkout_link: "https://buy.stripe.com/abc",
      sale_price: "999",
      sale_starts: "2026-11-27T09:00",
      sale_ends: "2026-07-01T00:00",
      sale_limit: "1,000",
      included: " One page \n\n Two pages ",
      faq_question_2: "Is it mine?",
      faq_answer_2: "Yes.\nForever.",
      related_3: other.id,
    });
    expect(created.status).toBe(400);
    expect(fieldError(created.page, "sale_ends")).toBe("Choose an end after the start.");
    expect(textOf(created.page)).toContain("Times are Eastern Time (ET).");
    expect(countElements(created.page, '[name^="faq_question_"]')).toBe(4);
    const fields = { ...(await readSent(created.page)), sale_ends: "2027-07-01T00:00" };
    const saved = await postInOffice(admin, NEW, fields);
    expect([saved.status, saved.title]).toEqual([303, "Product Created"]);
    const id = saved.location?.split("/").at(-1) ?? "";
    const { createdAt, updatedAt, position, ...product } = await getProduct(site, id);
    expect(product).toMatchObject({
      slug: "cafe-creme-the-owners-kit",
      title: "Café & Crème: the Owner’s Kit",
      detailedDescription: "One.\n\nTwo.",
      category: "parents",
      priceCents: 129_950,
      salePriceCents: 99_900,
      saleStartsAt: new Date("2026-11-27T14:00:00Z"),
      saleEndsAt: new Date("2027-07-01T04:00:00Z"),
      saleLimit: 1000,
      includedItems: ["One page", "Two pages"],
      faq: [{ question: "Is it mine?", answer: "Yes.\nForever." }],
      relatedProducts: [other.id],
      status: "draft",
      edition: 1,
    });
    expect(position).toBeGreaterThan(other.position);
    expect([createdAt, updatedAt]).toEqual([expect.any(Date), expect.any(Date)]);
    // Sending it twice creates one.
    expect((await postInOffice(admin, NEW, fields)).location).toBe(saved.location);
    expect(await countRows(site, "products")).toBe(2);
  });

  test("gets an address of its own from its title", async () => {
    await insertProduct(site, { slug: "weekly-planner" });
    const created = await create({ title: "Weekly Planner!", price: "0" });
    const product = await getProduct(site, created.location?.split("/").at(-1) ?? "");
    expect([product.slug, product.priceCents]).toEqual(["weekly-planner-2", 0]);
  });

  test("cannot be published before it has a file", async () => {
    const refused = await create({ title: "Kit", price: "9", description: "Short.", status: "published" });
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, "status")).toBe("It needs a file to download before you can publish it.");
  });
});

/** The values of a returned form. */
async function readSent(page: Awaited<ReturnType<typeof readPage>>): Promise<Record<string, string>> {
  const fields = page.querySelectorAll(".product-form :is(input, textarea, select)").map((field) => {
    const chosen = field.querySelector("option[selected]")?.getAttribute("value");
    const text = field.tagName === "TEXTAREA" ? field.textContent.replace(/^\n/, "") : field.getAttribute("value");
    return [field.getAttribute("name") ?? "", chosen ?? text ?? ""];
  });
  return Object.fromEntries(fields);
}

describe("invalid values", () => {
  test.each([
    ["title", "", "Enter a title."],
    ["title", "\u200b", "Enter a title."],
    ["title", "x".repeat(121), "Keep the title to 120 characters. It has 121."],
    ["slug", "Not an address", "Use lowercase letters, digits and hyphens"],
    ["slug", "../../admin", "Use lowercase letters"],
    ["slug", "taken", "Another product has this web address."],
    ["description", "x".repeat(301), "Keep the short description to 300 characters."],
    ["detailed", "x".repeat(20_001), "Keep the description to 20,000 characters."],
    ["category", "cars", "Choose a category."],
    ["price", "", "Enter the price in dollars"],
    ["price", "nineteen", "Enter the price in dollars"],
    ["price", "-5", "Enter the price in dollars"],
    ["price", "19.999", "Enter the price in dollars"],
    ["price", "1000000", "Enter the price in dollars"],
    ["checkout_link", "http://buy.stripe.com/abc", "starting with https://"],
    ["checkout_link", "javascript:alert(1)", "starting with https://"],
    ["checkout_link", "https://user@evil.example/", "starting with https://"],
    ["sale_price", "19", "Enter a discount price lower than the price."],
    ["sale_price", "free", "Enter the discount price in dollars"],
    ["sale_starts", "tomorrow", "Choose a date and a time"],
    ["sale_ends", "2027-03-14T02:30", "Choose a date and a time"],
    ["sale_limit", "0", "Enter a number of copies"],
    ["sale_limit", "2.5", "Enter a number of copies"],
    ["included", "x\n".repeat(41), "List at most 40 items."],
    ["included", "x".repeat(301), "Keep each line to 300 characters."],
    ["faq_answer_2", "An answer without a question", ""],
    ["related_1", "nobody", "Enter the web address of another product."],
    ["status", "sold", "Choose a status."],
  ])("for %s are returned as typed with an error: %j", async (name, value, message) => {
    await insertProduct(site, { slug: "taken" });
    const product = await insertProduct(site);
    const refused = await saveProduct(admin, product.id, { title: "Changed", sale_price: "9", [name]: value });
    expect(refused.status).toBe(400);
    const error = name === "faq_answer_2" ? fieldError(refused.page, "faq_question_2") : fieldError(refused.page, name);
    expect(error).toContain(name === "faq_answer_2" ? "Enter the question" : message);
    expect(countElements(refused.page, '[role="alert"] a[href^="#"]')).toBeGreaterThan(0);
    const back = await readSent(refused.page);
    if (!["category", "status", "included"].includes(name)) expect(back[name]).toBe(value);
    if (name !== "title") expect(back.title).toBe("Changed");
    expect(await getProduct(site, product.id)).toEqual(product);
  });

  test("are a sale without a price, and publishing an incomplete product", async () => {
    const product = await insertProduct(site, { status: "draft", description: "" });
    const sale = await saveProduct(admin, product.id, { sale_limit: "5" });
    expect(fieldError(sale.page, "sale_price")).toContain("Enter the discount price");
    const refused = await saveProduct(admin, product.id, { status: "published" });
    const missing = "It needs a short description and a file to download before you can publish it.";
    expect(fieldError(refused.page, "status")).toBe(missing);
    const hint = textOf(await readPage(admin, paths.adminProduct(product.id)), "#status-hint");
    expect(hint).toMatch(/^.*Needed before publishing: .* a file to download\. Recommended: a cover\./);
    await addProductFile(site, product, Buffer.from("pdf"));
    const saved = await saveProduct(admin, product.id, { status: "published", description: "Now it has one." });
    expect(saved.title).toBe("Product Published");
    const emptied = await saveProduct(admin, product.id, { description: "" });
    expect(fieldError(emptied.page, "status")).toContain("needs a short description");
  });

  test("such as NUL, a lone surrogate and 100 KB of text cause no server error", async () => {
    const product = await insertProduct(site);
    for (const text of ["a\0b", "\ud800", "9".repeat(100_000)])
      for (const name of ["title", "slug", "price", "sale_starts", "related_1", "edition"])
        expect([303, 400, 409], name).toContain((await saveProduct(admin, product.id, { [name]: text })).status);
  });
});

describe("a published product", () => {
  test("keeps its address when the title changes, and shows a message when the address changes", async () => {
    const product = await insertProduct(site, { slug: "old-address" });
    expect((await saveProduct(admin, product.id, { title: "A New Title", slug: "" })).title).toBe("Product Saved");
    expect((await getProduct(site, product.id)).slug).toBe("old-address");
    const moved = await saveProduct(admin, product.id, { slug: "new-address" });
    expect(moved.description).toContain("Links to /digital-vault/old-address no longer work.");
    expect((await admin.get("/digital-vault/old-address")).status).toBe(404);
    const page = await readPage(admin, paths.adminProduct(product.id));
    expect(attributeOf(page, ".screen-head a[href^='/digital-vault/']", "href")).toBe("/digital-vault/new-address");
  });

  test("that is hidden is not found by visitors and staff, and is a preview for admins", async () => {
    const product = await insertProduct(site, { slug: "seen", title: "Seen by Everybody" });
    expect((await fetch(`${site.origin}/digital-vault/seen`)).status).toBe(200);
    const hidden = await saveProduct(admin, product.id, { status: "hidden" });
    expect(hidden.title).toBe("Product Hidden");
    await expect.poll(async () => (await fetch(`${site.origin}/digital-vault/seen`)).status).toBe(404);
    const link = attributeOf(hidden.page, ".screen-head a[href^='/digital-vault/']", "href") ?? "";
    expect(link).toBe("/digital-vault/seen?preview=1");
    expect((await fetch(site.origin + link)).status).toBe(404);
    const staff = await createSignedInVisitor(site, "staff", "Sam");
    expect((await staff.get(link)).status).toBe(404);
    const preview = await admin.get(link);
    expect([preview.status, preview.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(textOf(await preview.text(), "h1")).toBe("Seen by Everybody");
    expect((await admin.get("/digital-vault/seen")).status).toBe(404);
  });

  test("is not saved when nothing changed", async () => {
    const sale = { salePriceCents: 900, saleEndsAt: new Date("2027-01-01T10:20:30.456Z") };
    const [product] = await insertProducts(site, sale);
    const id = product?.id ?? "";
    expect((await saveProduct(admin, id, {})).title).toBe("Nothing Changed");
    await saveProduct(admin, id, { title: "Other" });
    expect((await getProduct(site, id)).saleEndsAt).toEqual(sale.saleEndsAt);
    expect(await listEdits(site, id)).toHaveLength(1);
  });
});
