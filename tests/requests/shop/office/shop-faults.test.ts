import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { countRows, readTables } from "#tests/support/database/rows";
import { attributesOf, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertCoupon } from "#tests/support/shop/coupons";
import { drawPicture, fillProduct } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";
import { sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

const readShop = async () => [
  await countRows(site, "outbox"),
  await readTables(site, "coupons", "products", "purchases", "productEdits", "productFiles"),
];

/** Posts while nobody can write to the table. */
async function postAndFail(table: string, path: string, fields: Record<string, string>) {
  const before = await readShop();
  const answer = await withBlockedWrites(site.services.db, table, () => postInOffice(admin, path, fields));
  expect(answer.status).toBe(503);
  expect(await readShop()).toEqual(before);
  expect(textsOf(answer.page, ".toast-error b")).toEqual(["Error"]);
  expect(textsOf(answer.page, '[role="alert"], [aria-invalid]')).toEqual([]);
  return answer;
}

describe("after a failure, a coupon", () => {
  const failed = "We couldn’t change the coupon. Try again.";

  test("is kept as typed if it is new", async () => {
    const typed = { code: "spring-9", discount: "9%", first_day: "2030-03-01", last_day: "", usage_limit: "5" };
    const fields = { intent: "create_coupon", ...typed, applies_to: "products", note: "For the fair" };
    const { page, description } = await postAndFail("coupons", paths.adminCoupons, fields);
    expect(description).toBe(failed);
    for (const [name, value] of Object.entries(typed)) expect(fieldValues(page, name).at(-1) ?? "", name).toBe(value);
    expect(attributesOf(page, "#applies_to option[selected]", "value")).toEqual(["products"]);
    expect((await postInOffice(admin, paths.adminCoupons, fields)).title).toBe("Coupon Created");
  });

  test("keeps the typed terms and the original ones", async () => {
    const { code } = await insertCoupon(site, { code: "TERMS", note: "Old words" });
    const shown = { shown_applies_to: "packages", shown_note: "Old words" };
    const fields = { intent: "save_coupon", ...shown, applies_to: "packages", note: "New words" };
    const { page, description } = await postAndFail("coupons", paths.adminCoupon(code), fields);
    expect(description).toBe(failed);
    expect(fieldValues(page, "note")).toEqual(["New words"]);
    expect(attributesOf(page, '[name="shown_note"]', "value")).toEqual(["Old words"]);
    expect((await postInOffice(admin, paths.adminCoupon(code), fields)).title).toBe("Coupon Saved");
  });

  test.each(["stop_coupon", "delete_coupon"])("%s shows the toast", async (intent) => {
    const { code } = await insertCoupon(site, { code: intent.toUpperCase().replace("_", "-") });
    expect((await postAndFail("coupons", paths.adminCoupon(code), { intent })).description).toBe(failed);
  });

  test("does not fill the form if it is switched off in the list", async () => {
    const { code } = await insertCoupon(site, { code: "LISTED" });
    const { page, description } = await postAndFail("coupons", paths.adminCoupons, { intent: "stop_coupon", code });
    expect(description).toBe(failed);
    expect(attributesOf(page, "#code", "value").join("")).toBe("");
  });
});

describe("after a failure, a purchase", () => {
  const failed = "We couldn’t change the purchase. Try again.";
  let address: string;
  beforeAll(async () => {
    address = paths.adminSale((await sellProduct(site)).purchase.number);
  });

  test("that is extended keeps the days and downloads that were typed", async () => {
    const fields = { intent: "extend_download", days: "7", downloads: "3" };
    const { page, description } = await postAndFail("purchase_events", address, fields);
    expect(description).toBe(failed);
    expect([fieldValues(page, "days"), fieldValues(page, "downloads")]).toEqual([["7"], ["3"]]);
    expect(textsOf(page, "details[open]:not(.ticket-section) > summary")).toEqual(["Extend the link"]);
  });

  test("whose email is corrected keeps the one that was typed", async () => {
    const fields = { intent: "correct_buyer_email", email: "Right@studio.example" };
    const { page, description } = await postAndFail("purchase_events", address, fields);
    expect(description).toBe(failed);
    expect(fieldValues(page, "email")).toEqual(["Right@studio.example"]);
    expect(textsOf(page, "details[open]:not(.ticket-section) > summary")).toEqual(["Correct the email address"]);
  });

  test("that is revoked keeps the choice to email the buyer", async () => {
    const { page, description } = await postAndFail("purchases", address, {
      intent: "revoke_purchase",
      tell_buyer: "1",
    });
    expect(description).toBe(failed);
    expect(page.querySelector('[name="tell_buyer"][checked]')).not.toBeNull();
    expect(textsOf(page, "details[open]:not(.ticket-section) > summary")).toEqual(["Revoke the purchase"]);
  });

  test("whose link is sent again shows the toast", async () => {
    expect((await postAndFail("outbox", address, { intent: "send_download_link" })).description).toBe(failed);
  });
});

describe("after a failure, a product", () => {
  const failed = "We couldn’t change the product. Try again.";

  test("keeps what was typed and its id if it is new", async () => {
    const form = await fillProduct(admin, "new", { title: "Planner", description: "Keep every word.", price: "19" });
    const { page, description } = await postAndFail("products", paths.adminProduct("new"), form);
    expect(description).toBe(failed);
    expect(fieldValues(page, "title")).toEqual(["Planner"]);
    expect(textOf(page, '[name="description"]').trim()).toBe("Keep every word.");
    expect(attributesOf(page, '[name="id"]', "value")).toEqual([form.id]);
    expect((await postInOffice(admin, paths.adminProduct("new"), form)).title).toBe("Product Created");
  });

  test("keeps what was typed and its edition if it is saved", async () => {
    const { id } = await insertProduct(site, { description: "Old words." });
    const form = await fillProduct(admin, id, { description: "New words." });
    const { page, description } = await postAndFail("product_edits", paths.adminProduct(id), form);
    expect(description).toBe(failed);
    expect(textOf(page, '[name="description"]').trim()).toBe("New words.");
    expect((await postInOffice(admin, paths.adminProduct(id), form)).title).toBe("Product Saved");
  });

  test("shows the toast if it is moved in the list", async () => {
    const [first] = [await insertProduct(site), await insertProduct(site)];
    const fields = { intent: "move_up", id: first.id };
    expect((await postAndFail("products", paths.adminProducts, fields)).description).toBe(failed);
  });

  test("shows the toast if its cover is not stored", async () => {
    const { id } = await insertProduct(site);
    const upload = { upload: [await drawPicture("cover.png", 1200, 900)] };
    const response = await withBlockedWrites(site.services.db, "product_edits", () =>
      admin.postFiles(`${paths.adminProduct(id)}?upload=cover`, {}, upload),
    );
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(failed);
  });

  test("keeps the note of a file that is not stored", async () => {
    const { id } = await insertProduct(site);
    const file = new File(["words"], "planner.md", { type: "text/markdown" });
    const response = await withBlockedWrites(site.services.db, "product_files", () =>
      admin.postFiles(`${paths.adminProduct(id)}?upload=file`, { note: "Two new pages." }, { upload: [file] }),
    );
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain(failed);
    expect(html).toContain("Two new pages.");
    expect((await readPage(admin, paths.adminProduct(id))).querySelectorAll(".product-versions li")).toHaveLength(0);
  });
});
