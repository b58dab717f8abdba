import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "../../../app/paths";
import type { Visitor } from "../../support/browser/visitor";
import { createSignedInVisitor } from "../../support/office/signed-in";
import {
  deliver,
  createDeliveryFile as file,
  insertPaidOrder,
  listDeliveredFiles,
  listDeliveryRows,
  stage,
} from "../../support/order/deliveries";
import { type Site, startSite } from "../../support/site";
import { listDrivers, MIB, type TestStorage } from "../../support/test-storages";

describe.each(listDrivers())("with the storage $driver", ({ open }) => {
  let stand: TestStorage;
  let site: Site;
  let office: Visitor;
  beforeEach(async () => {
    stand = await open();
    site = await startSite(stand.env);
    office = await createSignedInVisitor(site);
  });
  afterEach(async () => {
    await site?.stop();
    await stand?.remove();
  });

  test("a file that is removed during a delivery is either delivered or gone", { timeout: 60_000 }, async () => {
    for (let round = 0; round < 10; round++) {
      const order = await insertPaidOrder(site);
      const names = ["a.zip", "b.zip"];
      const ids: string[] = [];
      for (const name of names) ids.push((await (await stage(office, order, file(name))).json()).file.id);
      const send = () => deliver(office, order, [], { staged: ids });
      const remove = () => office.post(paths.adminDeliveryFiles(order.submissionId), { remove_file: ids[0] ?? "" });
      // The delay differs in each round.
      const later = async <Answer>(steps: number, task: () => Promise<Answer>) => {
        for (let step = 0; step < steps; step++) await office.get("/healthz");
        return task();
      };
      const [sent, removed] = await Promise.all([later(4 - round, send), later(round - 4, remove)]);
      const isDelivered = sent.status === 303;
      expect([sent.status, removed.status]).toEqual([isDelivered ? 303 : 400, 200]);
      const deliveries = (await listDeliveryRows(site)).filter(({ orderId }) => orderId === order.id);
      expect(deliveries).toHaveLength(isDelivered ? 1 : 0);
      const files = (await listDeliveredFiles(site)).filter(({ orderId }) => orderId === order.id);
      const deliveryId = deliveries[0]?.id ?? null;
      expect(files.map((each) => [each.name, each.state, each.deliveryId])).toEqual(
        (isDelivered ? names : ["b.zip"]).map((name) => [name, "stored", deliveryId]),
      );
      const keys = (await stand.listKeys()).filter((key) => key.startsWith(`${order.submissionId}/`));
      expect(keys.sort()).toEqual(files.map(({ path }) => path).sort());
    }
  });

  test("a file whose order is removed during the upload is not kept", async () => {
    const order = await insertPaidOrder(site);
    const { cookies } = office as unknown as { cookies: Map<string, string> };
    const head = '--cut\r\nContent-Disposition: form-data; name="files"; filename="late.zip"\r\n\r\n';
    const tail = "\r\n--cut--\r\n";
    const sent = request(`${site.origin}${paths.adminDeliveryFiles(order.submissionId)}`, {
      method: "POST",
      headers: {
        "Content-Type": "multipart/form-data; boundary=cut",
        "Content-Length": head.length + 13 * MIB + tail.length,
        Origin: site.origin,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    const answered = once(sent, "response");
    sent.write(head);
    sent.write(Buffer.alloc(12 * MIB));
    await vi.waitFor(async () => expect(await listDeliveredFiles(site)).toHaveLength(1), { timeout: 5000 });
    const { db } = site.services;
    const { formSubmissions } = db.tables;
    await db.transact((tx) => tx.delete(formSubmissions).where(eq(formSubmissions.id, order.id)));
    sent.write(Buffer.alloc(MIB));
    sent.end(tail);
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(404);
    expect(await listDeliveredFiles(site)).toEqual([]);
    expect(await stand.listKeys()).toEqual([]);
  });
});
