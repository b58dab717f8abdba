import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder } from "#tests/support/order/orders";
import { blackPng } from "#tests/support/order/png";
import { setUpSite } from "#tests/support/site";
import { createSignal, waitUntil } from "#tests/support/wait-until";

const site = setUpSite();

test("while fifty previews wait, further ones get a placeholder that browsers do not cache", async () => {
  const order = await insertOrder(site);
  const side = 40;
  const content = blackPng({ side, depth: 8, interlaced: false, content: side * (side * 3 + 1) });
  const pictures = Array.from({ length: 60 }, (_, n) => ({ name: `${n}.png`, content, type: "image/png" }));
  const files = await insertDelivery(site, order, pictures);
  const customer = await openCustomerPages(site, order);
  const getPreview = async (id: string) => {
    const { status, headers } = await customer.get(paths.orderPreview(order.submissionId, id));
    return { id, status, type: headers.get("Content-Type"), cache: headers.get("Cache-Control") };
  };

  const { storage } = site.services;
  const read = storage.get;
  const { raised: released, raise: release } = createSignal();
  storage.get = async (key, range) => {
    if (!key.startsWith("thumbs/")) await released;
    return read(key, range);
  };
  const early: Awaited<ReturnType<typeof getPreview>>[] = [];
  const requests = files.map(async ({ id }) => {
    const preview = await getPreview(id);
    early.push(preview);
    return preview;
  });
  try {
    // One is being made and fifty wait.
    await waitUntil(() => expect(early).toHaveLength(9));
    const placeholder = { status: 200, type: "image/svg+xml", cache: "private, no-store" };
    const refused = [...early];
    expect(refused).toEqual(refused.map(({ id }) => ({ id, ...placeholder })));
    release();
    const made = (await Promise.all(requests)).filter(({ type }) => type === "image/webp");
    expect(made).toHaveLength(51);
    for (const { id } of refused) expect((await getPreview(id)).type).toBe("image/webp");
  } finally {
    release();
    await Promise.allSettled(requests);
    storage.get = read;
  }
});
