import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const archiveOf = ({ submissionId }: Order) => `/orders/${submissionId}/files.zip`;

describe("all files as one archive", () => {
  const minute = new Date("2026-11-21T13:42:00Z");

  test("contains the files of all rounds unchanged, newest first, without hidden files", async () => {
    const order = await insertOrder(site);
    const contents = [randomBytes(700_000), Buffer.from("second"), randomBytes(10), Buffer.alloc(0)];
    const [a, b, c, d] = contents as [Buffer, Buffer, Buffer, Buffer];
    const long = `${"é".repeat(125)}.png`;
    await insertDelivery(site, order, [{ name: "flyer.pdf", content: c }], { createdAt: minute });
    await insertDelivery(
      site,
      order,
      [
        { name: "flyer.pdf", content: a },
        { name: "שלום/a\\b.txt", content: b },
        { name: long, content: d },
        { name: "old.pdf", withdrawnAt: new Date() },
      ],
      { round: 2, createdAt: new Date(minute.getTime() + 1000) },
    );
    const customer = await openCustomerPages(site, order);
    const response = await customer.get(archiveOf(order));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="${order.submissionId}.zip"`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const unpacked = await unpackZip(bytes);
    expect(unpacked.map(({ name }) => name)).toEqual([long, "flyer.pdf", "שלום_a_b.txt", "flyer (2).pdf"]);
    for (const [index, content] of [d, a, b, c].entries())
      expect(unpacked[index]?.content.equals(content), `file ${index}`).toBe(true);
    expect(unpacked[0]?.modified).toBe("2026-11-21 08:42");
  });

  test("stops reading files when the browser disconnects", async () => {
    const order = await insertOrder(site);
    const content = Buffer.alloc(40 * 1024 * 1024);
    await insertDelivery(site, order, [
      { name: "a", content },
      { name: "b", content },
    ]);
    const customer = await openCustomerPages(site, order);
    const { storage } = site.services;
    const read = storage.get;
    let opened = 0;
    let sent = 0;
    let cancel = () => {};
    const canceled = new Promise<void>((resolve) => {
      cancel = resolve;
    });
    storage.get = async (...args) => {
      const { body, size } = await read(...args);
      opened++;
      const source = body.getReader();
      const watched = new ReadableStream({
        type: "bytes",
        async pull(controller) {
          const { done, value } = await source.read();
          sent += value?.length ?? 0;
          if (done) controller.close();
          else controller.enqueue(value as Uint8Array<ArrayBuffer>);
        },
        async cancel() {
          await source.cancel();
          cancel();
        },
      });
      return { body: watched, size };
    };
    try {
      const response = await customer.get(archiveOf(order));
      const reader = response.body?.getReader();
      while (opened === 0) await reader?.read();
      await reader?.cancel();
      await canceled;
      expect(opened).toBe(1);
      expect(sent).toBeLessThan(content.length);
    } finally {
      storage.get = read;
    }
  });

  test("is aborted, not ended normally, when the storage has lost a file", async () => {
    const order = await insertOrder(site);
    const [, lost] = await insertDelivery(site, order, [{ name: "a" }, { name: "b" }]);
    await site.services.storage.delete(lost?.path ?? "");
    const response = await (await openCustomerPages(site, order)).get(archiveOf(order));
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});
