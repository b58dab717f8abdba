import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables, insertRows } from "#tests/support/database/rows";
import {
  attributesOf,
  fieldError,
  fieldValues,
  hiddenFields,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { placeUnpaidOrder } from "#tests/support/order/payment";
import { findCoupon, insertCoupon } from "#tests/support/shop/coupons";
import { insertProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

beforeEach(async () => {
  await emptyTables(site, "couponUses", "coupons");
});

const termFields = ["first_day", "last_day", "usage_limit", "note"];

/** What the form of the coupon's page would send. */
async function fillForm(code: string, changes: Record<string, string> = {}) {
  const page = await readPage(admin, paths.adminCoupon(code));
  const hidden = Object.fromEntries(
    Object.entries(hiddenFields(page, paths.adminCoupon(code))).map(([name, values]) => [name, values[0] ?? ""]),
  );
  const terms = Object.fromEntries(termFields.map((name) => [name, fieldValues(page, name)[0] ?? ""]));
  return { applies_to: hidden.shown_applies_to ?? "", ...terms, ...hidden, ...changes };
}

/** What the Undo button of the toast sends. */
const readUndo = (page: Awaited<ReturnType<typeof readPage>>) =>
  Object.fromEntries(
    page
      .querySelectorAll(".toast input")
      .map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );

const post = (code: string, fields: Record<string, string>) => postInOffice(admin, paths.adminCoupon(code), fields);

test("changed terms of a coupon follow the rules for a new one", async () => {
  const { code } = await insertCoupon(site, { code: "EDIT", note: "For the fair" });
  const changes = { last_day: "2030-03-31", usage_limit: "5", applies_to: "products", note: "" };
  const saved = await post(code, await fillForm(code, changes));
  expect([saved.status, saved.title]).toEqual([303, "Coupon Saved"]);
  expect(await findCoupon(site, code)).toMatchObject({
    endsAt: new Date("2030-04-01T04:00:00Z"),
    ...{ usageLimit: 5, appliesTo: "products", note: null, percent: 25, isActive: true },
  });
  expect((await post(code, await fillForm(code))).title).toBe("Nothing Changed");
  const wrong = { first_day: "2030-02-30", last_day: "2020-01-01", usage_limit: "0", note: "n".repeat(201) };
  const refused = await post(code, await fillForm(code, { ...wrong, applies_to: "nothing" }));
  expect(refused.status).toBe(400);
  for (const [name, value] of Object.entries(wrong)) {
    expect(fieldError(refused.page, name), name).not.toBe("");
    expect(fieldValues(refused.page, name)).toEqual([value]);
  }
});

test("the Undo of a coupon that was switched off on its own screen stays there", async () => {
  const { code } = await insertCoupon(site, { code: "BACKON" });
  const off = await post(code, { intent: "stop_coupon" });
  const form = off.page.querySelector(".toast form");
  expect(form?.getAttribute("action")).toBe(paths.adminCoupon(code));
  const on = await postInOffice(admin, form?.getAttribute("action") ?? "", readUndo(off.page));
  expect([on.title, on.location]).toEqual(["Coupon Turned On", paths.adminCoupon(code)]);
});

test("the note of a coupon that has ended can still be changed", async () => {
  const { code } = await insertCoupon(site, { code: "ENDED", endsAt: new Date("2020-01-01T05:00:00Z") });
  expect((await post(code, await fillForm(code, { note: "Last winter" }))).title).toBe("Coupon Saved");
  expect((await findCoupon(site, code))?.endsAt).toEqual(new Date("2020-01-01T05:00:00Z"));
});

test("two admins can change different fields, and are warned about changes to the same one", async () => {
  const { code } = await insertCoupon(site, { code: "BOTH", note: "Old words" });
  const mine = await fillForm(code, { note: "My words" });
  await post(code, await fillForm(code, { usage_limit: "7" }));
  expect((await post(code, mine)).title).toBe("Coupon Saved");
  expect(await findCoupon(site, code)).toMatchObject({ note: "My words", usageLimit: 7 });

  const late = await fillForm(code, { note: "Late words" });
  await post(code, await fillForm(code, { note: "Their words" }));
  const refused = await post(code, late);
  expect(refused.status).toBe(409);
  expect(textOf(refused.page, '[role="alert"] h3')).toContain("A colleague just changed this coupon (Note)");
  expect(textsOf(refused.page, "#saved-now dd")).toEqual(["Their words"]);
  expect(fieldValues(refused.page, "note")).toEqual(["Late words"]);
  expect((await findCoupon(site, code))?.note).toBe("Their words");
  const [shown = ""] = attributesOf(refused.page, '[name="shown_note"]', "value");
  expect((await post(code, { ...late, shown_note: shown })).title).toBe("Coupon Saved");
  expect((await findCoupon(site, code))?.note).toBe("Late words");
});

test("deleting an unused coupon can be undone", async () => {
  const coupon = await insertCoupon(site, { code: "GONE", usageLimit: 3, note: "Kept", isActive: false });
  const deleted = await post("GONE", { intent: "delete_coupon" });
  expect([deleted.location, deleted.title]).toEqual([paths.adminCoupons, "Coupon Deleted"]);
  expect(await findCoupon(site, "GONE")).toBeUndefined();
  expect((await admin.get(paths.adminCoupon("GONE"))).status).toBe(404);
  expect((await postInOffice(admin, paths.adminCoupons, readUndo(deleted.page))).title).toBe("Coupon Created");
  expect(await findCoupon(site, "GONE")).toEqual({ ...coupon, createdAt: expect.any(Date) });
});

test("deleting a coupon that has ended can be undone, too", async () => {
  const coupon = await insertCoupon(site, { code: "OVER", endsAt: new Date("2020-01-01T05:00:00Z") });
  const deleted = await post("OVER", { intent: "delete_coupon" });
  expect((await postInOffice(admin, paths.adminCoupons, readUndo(deleted.page))).title).toBe("Coupon Created");
  expect(await findCoupon(site, "OVER")).toEqual({ ...coupon, createdAt: expect.any(Date) });
});

test("a used coupon can only be switched off", async () => {
  const { code } = await insertCoupon(site, { code: "USED" });
  await placeUnpaidOrder(site, { coupon: code });
  const page = await readPage(admin, paths.adminCoupon(code));
  expect(attributesOf(page, 'button[name="intent"]', "value")).toEqual(["stop_coupon"]);
  expect((await post(code, { intent: "delete_coupon" })).title).toBe("Not Deleted");
  const off = await post(code, { intent: "stop_coupon" });
  expect([off.title, off.location]).toEqual(["Coupon Turned Off", paths.adminCoupon(code)]);
  expect(await findCoupon(site, code)).toMatchObject({ isActive: false });
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test("a coupon that an open checkout can use is kept unchanged for a day, and the checkout is paid", async () => {
  const product = await insertProduct(site);
  const { code } = await insertCoupon(site, {
    code: "OPEN",
    appliesTo: "products",
    switchedOffAt: ago(1),
    isActive: false,
  });
  const page = await readPage(admin, paths.adminCoupon(code));
  expect(attributesOf(page, 'button[name="intent"]', "value")).toEqual(["start_coupon"]);
  expect(textOf(page)).toContain("You can delete this coupon a day after it ends or you turn it off.");
  const refused = await post(code, { intent: "delete_coupon" });
  expect([refused.title, refused.description]).toEqual(["Not Deleted", expect.stringContaining("open checkout")]);
  for (const [name, value] of [
    ["applies_to", "packages"],
    ["first_day", "2030-01-01"],
  ] as const) {
    const answer = await post(code, await fillForm(code, { [name]: value, note: "Kept as typed" }));
    expect(answer.status, name).toBe(400);
    expect(fieldError(answer.page, name)).toContain("may still use this coupon");
    expect(fieldValues(answer.page, "note")).toEqual(["Kept as typed"]);
  }
  expect((await payForProduct(site, product, { amount: 1425, coupon: code })).outcome).toBe("applied");
});

test("the limit of a coupon cannot be lowered below its uses while an open checkout can use it", async () => {
  const { code } = await insertCoupon(site, { code: "LIMIT", appliesTo: "everything" });
  const uses = ["VLT-1", "VLT-2"].map((usedFor) => ({
    id: usedFor,
    code,
    usedFor,
    discountCents: 1,
    createdAt: ago(48),
  }));
  await insertRows(site, "couponUses", uses);
  const refused = await post(code, await fillForm(code, { usage_limit: "2" }));
  expect(fieldError(refused.page, "usage_limit")).toContain("may still use this coupon");
  expect((await post(code, await fillForm(code, { usage_limit: "3", applies_to: "products" }))).title).toBe(
    "Coupon Saved",
  );
});

test("a coupon that was switched off more than a day ago can be changed and deleted", async () => {
  const { code } = await insertCoupon(site, {
    ...{ code: "LONG-OFF", appliesTo: "products", isActive: false, switchedOffAt: ago(25) },
  });
  const changes = { applies_to: "packages", first_day: "2030-01-01" };
  expect((await post(code, await fillForm(code, changes))).title).toBe("Coupon Saved");
  expect((await post(code, { intent: "delete_coupon" })).title).toBe("Coupon Deleted");
});

test("staff cannot open or change a coupon", async () => {
  const { code } = await insertCoupon(site, { code: "STAFF" });
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  expect((await staff.get(paths.adminCoupon(code))).status).toBe(403);
  expect((await staff.post(paths.adminCoupon(code), { intent: "delete_coupon" })).status).toBe(403);
  expect(await findCoupon(site, code)).toBeDefined();
});
