import { expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { placeUnpaidOrder } from "#tests/support/order/payment";
import { insertCoupon } from "#tests/support/shop/coupons";
import { insertProduct } from "#tests/support/shop/purchases";
import { type Site, startSiteForTest } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const GUESSES = 30;

async function open(site: Site, page: string, { slug, id }: { slug: string; id: string }, code: string) {
  const visitor = new Visitor(site.origin);
  const answer = await visitor.get(`/${page}/${slug}?client_reference_id=vault_${id}_${code}`);
  return { status: answer.status, to: answer.headers.get("Location"), visitor };
}

test.each([
  ["pay", () => provider.variables, 303],
  ["test-checkout", () => ({}), 200],
] as const)(
  "codes can’t be guessed at /%s, where they are limited with those of all forms",
  async (page, variables, status) => {
    const site = await startSiteForTest(variables());
    const product = await insertProduct(site);
    const { code } = await insertCoupon(site, { code: "TOOLS-25", appliesTo: "products" });
    for (let i = 0; i < 3; i++) expect((await open(site, page, product, code)).status).toBe(status);
    for (let i = 0; i < GUESSES; i++) expect((await open(site, page, product, `GUESS-${i}`)).status).toBe(status);
    for (const tried of ["GUESS-30", code]) {
      const { to, visitor } = await open(site, page, product, tried);
      expect(to).toBe(`/digital-vault/${product.slug}`);
      expect(await (await visitor.get(to ?? "")).text()).toContain("We got a lot of wrong codes from your network");
    }
    // The price without a code, and an order with its own, are no guesses.
    expect(
      (await new Visitor(site.origin).get(`/${page}/${product.slug}?client_reference_id=vault_${product.id}`)).status,
    ).toBe(status);
  },
);

test("an order with a coupon is paid from a network that sent a lot of wrong codes", async () => {
  const site = await startSiteForTest(provider.variables);
  const product = await insertProduct(site);
  await insertCoupon(site, { code: "ORDER-25" });
  const { visitor, location } = await placeUnpaidOrder(site, { coupon: "ORDER-25" });
  for (let i = 0; i < GUESSES; i++) await open(site, "pay", product, `GUESS-${i}`);
  expect((await visitor.get(location.pathname + location.search)).status).toBe(303);
});

test("a code for everything leaves 50 cents to pay", async () => {
  const site = await startSiteForTest(provider.variables);
  const product = await insertProduct(site);
  await insertCoupon(site, { code: "ALL-OFF", percent: 100, appliesTo: "products" });
  const { status, to } = await open(site, "pay", product, "ALL-OFF");
  expect([status, provider.findSession(to).amount_total]).toEqual([303, 50]);
});
