import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf, fieldError, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { placeUnpaidOrder } from "#tests/support/order/payment";
import { findCoupon, insertCoupon } from "#tests/support/shop/coupons";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

const post = (fields: Record<string, string>) => postInOffice(admin, paths.adminCoupons, fields);
const create = (fields: Record<string, string>) =>
  post({ intent: "create_coupon", code: "SPRING", discount: "10%", applies_to: "everything", ...fields });

async function listedRow(code: string) {
  const page = await readPage(admin, paths.adminCoupons);
  const row = page.querySelectorAll(".coupons tbody tr").find((line) => line.textContent.includes(code));
  return row ? textsOf(row, "th, td").slice(0, 6) : null;
}

test("a coupon is created with its days in the business's time zone", async () => {
  const created = await create({
    code: " spring-10 ",
    discount: "$10.50",
    applies_to: "packages",
    first_day: "2030-03-01",
    last_day: "2030-03-31",
    usage_limit: "20",
    note: "For the fair",
  });
  expect([created.status, created.title, created.description]).toEqual([
    303,
    "Coupon Created",
    "SPRING-10: $10.50 off.",
  ]);
  expect(await findCoupon(site, "SPRING-10")).toMatchObject({
    percent: null,
    amountCents: 1050,
    startsAt: new Date("2030-03-01T05:00:00Z"),
    endsAt: new Date("2030-04-01T04:00:00Z"),
    usageLimit: 20,
    appliesTo: "packages",
    note: "For the fair",
    isActive: true,
  });
  const row = await listedRow("SPRING-10");
  expect(row?.slice(1)).toEqual([
    "$10.50 off",
    "Visual design packages",
    "Mar 1, 2030 – Mar 31, 2030",
    expect.stringContaining("0 of 20"),
    "Scheduled",
  ]);
});

test("the form is hidden unless there is no coupon yet, something is wrong or it is asked for", async () => {
  await emptyTables(site, "coupons");
  type Page = Awaited<ReturnType<typeof readPage>>;
  const isOpen = (page: Page) => page.querySelector('[name="discount"]') !== null;
  const isOpenAt = async (address: string) => isOpen(await readPage(admin, address));
  expect(await isOpenAt(paths.adminCoupons)).toBe(true);
  await create({ code: "FIRST" });
  expect(await isOpenAt(paths.adminCoupons)).toBe(false);
  expect(await isOpenAt(`${paths.adminCoupons}?new`)).toBe(true);
  const { page } = await create({ code: "FIRST" });
  expect(isOpen(page)).toBe(true);
});

test.each([
  ["$1,250", "1,000", { amountCents: 125_000, usageLimit: 1000 }],
  ["$ 12.5", "1", { amountCents: 1250, usageLimit: 1 }],
])("amounts are read as people type them: %s", async (discount, usage_limit, stored) => {
  expect((await create({ code: `TYPED-${usage_limit.length}`, discount, usage_limit })).status).toBe(303);
  expect(await findCoupon(site, `TYPED-${usage_limit.length}`)).toMatchObject(stored);
});

test("a refused coupon keeps what was typed, with each error beside its field", async () => {
  const fields = {
    code: "A B",
    discount: "25",
    applies_to: "nothing",
    first_day: "2030-02-30",
    last_day: "2020-01-01",
    usage_limit: "0",
    note: "n".repeat(201),
  };
  const { status, page } = await create(fields);
  expect(status).toBe(400);
  for (const name of Object.keys(fields)) expect(fieldError(page, name), name).not.toBe("");
  const inFormOrder = ["code", "discount", "applies_to", "usage_limit", "first_day", "last_day", "note"];
  expect(attributesOf(page, '[role="alert"] a', "href")).toEqual(inFormOrder.map((name) => `#${name}`));
  for (const name of ["code", "discount", "first_day", "usage_limit"])
    expect(fieldValues(page, name)[0]).toBe(fields[name as keyof typeof fields]);
  for (const discount of ["0%", "101%", "$0", "-$5", "$1,00", "$0.001", "five"])
    expect((await create({ discount })).status, discount).toBe(400);
  for (const usage_limit of ["1.5", "1,00", "1,000,001", "-1", "1e3"])
    expect((await create({ usage_limit })).status, usage_limit).toBe(400);
  expect((await create({ first_day: "2030-02-02", last_day: "2030-02-01" })).status).toBe(400);
  expect(fieldError((await create({ first_day: "0030-02-02" })).page, "first_day")).toContain("four digits");
  expect(await findCoupon(site, "SPRING")).toBeUndefined();
});

test("only one coupon can have a code, even with concurrent posts", async () => {
  const answers = await Promise.all([create({ code: "ONCE" }), create({ code: "ONCE" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused && fieldError(refused.page, "code")).toBe("Another coupon already has this code.");
});

test("a coupon is switched off and on again, and its uses are counted", async () => {
  const { code } = await insertCoupon(site, { code: "SWITCH", usageLimit: 1 });
  const off = await post({ intent: "stop_coupon", code });
  expect([off.title, (await findCoupon(site, code))?.isActive]).toEqual(["Coupon Turned Off", false]);
  expect(off.html).toContain("Undo");
  const on = await post({ intent: "start_coupon", code });
  expect([on.title, (await findCoupon(site, code))?.isActive]).toEqual(["Coupon Turned On", true]);
  await placeUnpaidOrder(site, { coupon: code });
  expect((await listedRow(code))?.slice(4)).toEqual([expect.stringContaining("1 of 1"), "Used up"]);
  expect(textOf(await readPage(admin, paths.adminCoupon(code)), "#coupon-state")).toBe("This coupon is used up");
  expect((await post({ intent: "stop_coupon", code: "NOBODY" })).title).toBe("Error");
});

test.each([
  ["has ended", "ENDED", { endsAt: new Date("2020-01-01T05:00:00Z") }, "customers can’t use it: it has ended"],
  ["has not begun", "EARLY", { startsAt: new Date("2090-01-01T05:00:00Z") }, "customers can’t use it yet"],
  ["can be used", "READY", {}, "Customers can use READY again"],
])("switching on a coupon that %s shows why it cannot be used", async (_, code, changes, description) => {
  await insertCoupon(site, { code, isActive: false, ...changes });
  const on = await post({ intent: "start_coupon", code });
  expect(on.title).toBe("Coupon Turned On");
  expect(on.description).toContain(description);
});

test("staff cannot create a coupon", async () => {
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  const fields = { intent: "create_coupon", code: "STAFF", discount: "10%", applies_to: "everything" };
  expect((await staff.post(paths.adminCoupons, fields)).status).toBe(403);
  expect(await findCoupon(site, "STAFF")).toBeUndefined();
});
