/** "Apply" beside the coupon of the order form, which is a plain submit button without JavaScript. */
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows } from "#tests/support/database/rows";
import { attributeOf, fieldValues, readDocument, textOf } from "#tests/support/document";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listUploads } from "#tests/support/order/uploads";
import { insertCoupon } from "#tests/support/shop/coupons";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const submitButton = ".order-strip button";

const countStored = async () => {
  return [await countRows(site, "formSubmissions"), await countRows(site, "couponUses")];
};

test("Apply shows the discount, the amount on the button, and everything typed with the photos", async () => {
  await insertCoupon(site, { code: "APPLY-25" });
  const before = await countStored();
  const visitor = new Visitor(site.origin);
  const fields = createOrderFields({ coupon: " apply-25 ", apply_coupon: "1", phone: "" });
  const response = await visitor.postFiles(paths.visualDesign, fields, { photos: [createPicture("sign.jpg")] });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const page = await readDocument(response);
  expect(textOf(page, submitButton)).toContain("Continue to Payment — $149.25");
  expect(textOf(page, "#coupon-hint")).toBe("APPLY-25 takes 25% off.");
  expect(textOf(page, ".order-slip")).toContain("Coupon APPLY-25 −$49.75");
  // For each other package, without JavaScript.
  expect(attributeOf(page, `${submitButton} .text-for-option`, "data-for-3")).toBe("Continue to Payment — $246.75");
  for (const [name, value] of Object.entries({ full_name: "Dana Whitfield", "split.flyers": "4", coupon: "apply-25" }))
    expect(fieldValues(page, name)).toEqual([value]);
  expect(textOf(page)).toContain("sign.jpg");
  expect(fieldValues(page, "photo").filter(Boolean)).toHaveLength(1);
  expect((await listUploads(site)).map(({ name, orderId }) => [name, orderId])).toEqual([["sign.jpg", null]]);
  expect(await countStored()).toEqual(before);
});

test.each([
  ["GUESS", "We don’t know this code. Please check the spelling."],
  ["", "Enter your coupon code."],
])("Apply shows an error about %j beside the field", async (coupon, message) => {
  const response = await new Visitor(site.origin).post(
    paths.visualDesign,
    createOrderFields({ coupon, apply_coupon: "1" }),
  );
  expect(response.status).toBe(400);
  const page = await readDocument(response);
  expect(textOf(page, "#coupon-error")).toBe(message);
  expect(textOf(page, submitButton)).toContain("Continue to Payment — $199");
  expect(fieldValues(page, "requirements")).toEqual(["Flyers: grand opening on the 14th, doors at 10."]);
});

test("Apply works before anything else is filled in", async () => {
  await insertCoupon(site, { code: "TEN-OFF", percent: null, amountCents: 1000 });
  const response = await new Visitor(site.origin).post(paths.visualDesign, { coupon: "ten-off", apply_coupon: "1" });
  expect(response.status).toBe(200);
  const page = await readDocument(response);
  expect(textOf(page, "#coupon-hint")).toBe("TEN-OFF takes $10 off.");
  expect(textOf(page, submitButton)).toContain("Select a Package Above");
  expect(attributeOf(page, `${submitButton} .text-for-option`, "data-for-1")).toBe("Continue to Payment — $89");
});

test("an applied discount stays on a form returned for another error", async () => {
  const { code: coupon } = await insertCoupon(site, { code: "STAYS" });
  const fields = createOrderFields({ coupon, applied_coupon: coupon, email: "" });
  const page = await readDocument(await new Visitor(site.origin).post(paths.visualDesign, fields));
  expect(textOf(page)).toContain("Please enter your email address.");
  expect(textOf(page, submitButton)).toContain("Continue to Payment — $149.25");
  const other = createOrderFields({ coupon: "OTHER", applied_coupon: coupon, email: "" });
  const changed = await readDocument(await new Visitor(site.origin).post(paths.visualDesign, other));
  expect(textOf(changed, submitButton)).toContain("Continue to Payment — $199");
});

test("nobody can find codes by applying many", async () => {
  const other = await startSiteForTest();
  const { code } = await insertCoupon(other, { code: "HIDDEN" });
  const apply = (coupon: string) => new Visitor(other).post(paths.visualDesign, { coupon, apply_coupon: "1" });
  for (let turn = 0; turn < 30; turn++) await apply(`GUESS-${turn}`);
  const page = await readDocument(await apply(code));
  expect(textOf(page, "#coupon-error")).toContain("We got a lot of wrong codes from your network");
});
