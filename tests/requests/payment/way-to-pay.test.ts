import { expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { linksOf, parseDocument } from "#tests/support/document";
import { placeUnpaidOrder } from "#tests/support/order/payment";
import { insertSoldProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);

test("a page under the account’s own domain is reached through a page of ours, because forms may only go to the provider’s", async () => {
  provider.pageOrigin = provider.origin.replace("127.0.0.1", "localhost");
  const { visitor, location } = await placeUnpaidOrder(site);
  const response = await visitor.get(location.pathname + location.search);
  provider.pageOrigin = null;
  const page = await response.text();
  const [session] = [...provider.sessions.values()].slice(-1);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(page).toContain(`content="0;url=${session?.url}"`);
  expect(linksOf(parseDocument(page))).toContainEqual(
    expect.objectContaining({ to: session?.url, text: "Go to the payment page" }),
  );
});

test("what was bought has the source of the visit", async () => {
  provider.reportTo(site);
  const { product } = await insertSoldProduct(site);
  const buy = async (query: string, headers: Record<string, string> = {}) => {
    const link = `/pay/${product.slug}?client_reference_id=vault_${product.id}${query}`;
    const { headers: answer } = await new Visitor(site).get(link, headers);
    const session = provider.findSession(answer.get("Location"));
    await provider.pay(session, "reader@studio.example");
    const [entry] = await listRows(site, "paymentEntries", { paymentIntent: session.payment_intent });
    return entry?.source;
  };
  const visit = JSON.stringify({ landing: "/", referrer: "https://www.search.example/find?q=planner", utm: {} });
  expect(await buy(`&visit_source=${encodeURIComponent(visit)}`)).toBe("search.example");
  expect(await buy("", { Referer: `${site.origin}/digital-vault/planner?utm_source=Spring` })).toBe("spring");
  expect(await buy("&visit_source=no-JSON")).toBe("Direct");
  const mail = JSON.stringify({ utm: { source: "dana@studio.example" } });
  expect(await buy(`&visit_source=${encodeURIComponent(mail)}`)).toBe("Other");
  const { intent } = await payForProduct(site, product);
  expect(await listRows(site, "paymentEntries", { paymentIntent: intent })).toMatchObject([{ source: null }]);
  provider.endpoints.clear();
});
