import { expect, test } from "vitest";
import { listMessages } from "#app/outbox/list-messages.server";
import { sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

test("the outbox names the product of a purchase's emails", async () => {
  const { product, purchase } = await sellProduct(site);
  const { messages } = await listMessages(site.services, { q: purchase.number, state: null, page: 1 });
  const shown = messages.map(({ name, detail }) => `${name}, ${detail}`);
  expect(shown.sort()).toEqual([`Download ready, ${product.title}`, `Purchase (team), ${product.title}`]);
});
