import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { deleteRows } from "#tests/support/database/rows";
import {
  deliver,
  insertPaidOrder,
  listDeliveredFiles,
  listDeliveryRows,
  stageFile,
} from "#tests/support/order/deliveries";
import { setUpDeliveryUploads, startUpload } from "#tests/support/order/delivery-uploads";
import { listDrivers } from "#tests/support/storage/test-storages";

describe.each(listDrivers())("with the storage $driver", ({ open }) => {
  const setup = setUpDeliveryUploads(open);

  test("a file that is removed during a delivery is either delivered or gone", { timeout: 60_000 }, async () => {
    for (let round = 0; round < 10; round++) {
      const order = await insertPaidOrder(setup.site);
      const names = ["a.zip", "b.zip"];
      const ids: string[] = [];
      for (const name of names) ids.push(await stageFile(setup.office, order, name));
      const send = () => deliver(setup.office, order, [], { staged: ids });
      const remove = () =>
        setup.office.post(paths.adminDeliveryFiles(order.submissionId), { remove_file: ids[0] ?? "" });
      // The delay differs in each round.
      const later = async <Answer>(steps: number, task: () => Promise<Answer>) => {
        for (let step = 0; step < steps; step++) await setup.office.get("/healthz");
        return task();
      };
      const [sent, removed] = await Promise.all([later(4 - round, send), later(round - 4, remove)]);
      const isDelivered = sent.status === 303;
      expect([sent.status, removed.status]).toEqual([isDelivered ? 303 : 400, 200]);
      const deliveries = (await listDeliveryRows(setup.site)).filter(({ orderId }) => orderId === order.id);
      expect(deliveries).toHaveLength(isDelivered ? 1 : 0);
      const files = (await listDeliveredFiles(setup.site)).filter(({ orderId }) => orderId === order.id);
      const deliveryId = deliveries[0]?.id ?? null;
      expect(files.map((each) => [each.name, each.state, each.deliveryId])).toEqual(
        (isDelivered ? names : ["b.zip"]).map((name) => [name, "stored", deliveryId]),
      );
      const keys = (await setup.storage.listKeys()).filter((key) => key.startsWith(`${order.submissionId}/`));
      expect(keys.sort()).toEqual(files.map(({ path }) => path).sort());
    }
  });

  test("a file whose order is removed during the upload is not kept", async () => {
    const order = await insertPaidOrder(setup.site);
    const { sent, finish } = await startUpload(setup, order);
    const answered = once(sent, "response");
    await deleteRows(setup.site, "formSubmissions", { id: order.id });
    finish();
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(404);
    expect(await listDeliveredFiles(setup.site)).toEqual([]);
    expect(await setup.storage.listKeys()).toEqual([]);
  });
});
