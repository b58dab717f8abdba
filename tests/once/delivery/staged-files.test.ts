import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { listThumbnailKeys } from "#app/server/storage/file-names";
import { sweep } from "#app/server/sweeper.server";
import { fieldValues } from "#tests/support/document";
import {
  deliver,
  createDeliveryFile as file,
  insertPaidOrder,
  listDeliveredFiles,
  listDeliveryRows,
  stage,
  stageFile,
} from "#tests/support/order/deliveries";
import { setUpDeliveryUploads, startUpload } from "#tests/support/order/delivery-uploads";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { listDrivers } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

describe.each(listDrivers())("with the storage $driver", ({ open }) => {
  const setup = setUpDeliveryUploads(open);

  test.each([
    ["../../etc/pass\\wd.pdf", "wd.pdf"],
    [`it's "quoted".pdf`, `it's "quoted".pdf`],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["Пальма 🌴 100%.zip", "Пальма 🌴 100%.zip"],
    ["half.part", "half.part"],
    [`${"é".repeat(150)}.tar.gz`, `${"é".repeat(126)}.gz`],
  ])("stores a file with the name %j", async (given, name) => {
    const order = await insertPaidOrder(setup.site);
    expect((await deliver(setup.office, order, [file(given, "content")])).status).toBe(303);
    const [row] = await listDeliveredFiles(setup.site);
    expect(row?.name).toBe(name);
    expect(row?.path).toMatch(new RegExp(`^${order.submissionId}/delivery/\\d+-[^/\\\\"'\\u202e]+$`));
    expect(await setup.storage.listKeys()).toEqual([row?.path]);
    const response = await setup.office.get(paths.file("delivery", row?.id ?? ""));
    expect(await response.text()).toBe("content");
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`,
    );
  });

  test("two files can have the same name", async () => {
    const order = await insertPaidOrder(setup.site);
    expect((await deliver(setup.office, order, [file("a.zip", "one"), file("a.zip", "two")])).status).toBe(303);
    const files = await listDeliveredFiles(setup.site);
    expect(files.map(({ name }) => name)).toEqual(["a.zip", "a.zip"]);
    expect(await setup.storage.listKeys()).toHaveLength(2);
    const contents = files.map(async ({ id }) => (await setup.office.get(paths.file("delivery", id))).text());
    expect((await Promise.all(contents)).sort()).toEqual(["one", "two"]);
  });

  test("an empty file is refused, and the others stay with the form", async () => {
    const order = await insertPaidOrder(setup.site);
    const sent = await deliver(setup.office, order, [file("a.zip"), file("empty.zip", "")]);
    expect(sent.status).toBe(400);
    expect(sent.section).toContain("Failed to upload empty.zip. The file is empty.");
    expect(sent.staged).toHaveLength(1);
    expect(await setup.storage.listKeys()).toHaveLength(1);
    const alone = await stage(setup.office, order, file("empty.zip", ""));
    expect(alone.status).toBe(422);
    expect(await alone.json()).toEqual({ ok: false, description: "Failed to upload empty.zip. The file is empty." });
  });

  test("nothing is kept of an upload whose connection is lost", async () => {
    const order = await insertPaidOrder(setup.site);
    const { sent } = await startUpload(setup, order);
    sent.on("error", () => {});
    sent.destroy();
    await waitUntil(async () => expect(await listDeliveredFiles(setup.site)).toEqual([]));
    expect(await setup.storage.listKeys()).toEqual([]);
  });

  test("files that arrive while the storage is down are listed, and only those are sent again", async () => {
    const order = await insertPaidOrder(setup.site);
    const staged = await stageFile(setup.office, order, "a.zip");
    const fields = { delivery_message: "Three files", form_id: "form-1" };
    const [alone, sent] = await setup.storage.withOutage(async () => [
      await stage(setup.office, order, file("b.zip")),
      await deliver(setup.office, order, [file("b.zip"), file("c.zip")], { ...fields, staged }),
    ]);
    expect(alone.status).toBe(503);
    expect((await alone.json()).description).toBe("Failed to upload b.zip. Choose it again.");
    expect(sent.status).toBe(400);
    for (const name of ["b.zip", "c.zip"]) expect(sent.section).toContain(`Failed to upload ${name}. Choose it again.`);
    expect(fieldValues(sent.page, "delivery_message")).toEqual(["Three files"]);
    expect(fieldValues(sent.page, "form_id")).toContain("form-1");
    expect(sent.staged).toEqual([staged]);
    expect(await listDeliveryRows(setup.site)).toEqual([]);
    expect(await listQueuedEmails(setup.site)).toEqual([]);
    expect(await setup.storage.listKeys()).toHaveLength(1);
    const again = await deliver(setup.office, order, [file("b.zip"), file("c.zip")], {
      ...fields,
      staged: sent.staged,
    });
    expect(again.status).toBe(303);
    expect(await listDeliveryRows(setup.site)).toHaveLength(1);
    await sweep(setup.site.services, Date.now() + 25 * 3_600_000);
    const files = await listDeliveredFiles(setup.site);
    expect(files.map(({ name, state }) => [name, state])).toEqual(
      ["a.zip", "b.zip", "c.zip"].map((name) => [name, "stored"]),
    );
    expect((await setup.storage.listKeys()).sort()).toEqual(files.map(({ path }) => path).sort());
  });

  test("removing a file from the form also removes its object", async () => {
    const order = await insertPaidOrder(setup.site);
    const sent = await deliver(setup.office, order, [file("a.zip"), file("empty.zip", "")], {
      delivery_message: "Kept",
    });
    const [id = ""] = sent.staged;
    const removed = await deliver(setup.office, order, [file("b.zip")], {
      staged: id,
      remove_file: id,
      delivery_message: "Kept",
    });
    expect(removed.status).toBe(200);
    expect(removed.section).toContain("b.zip");
    expect(removed.section).not.toContain("a.zip");
    expect(fieldValues(removed.page, "delivery_message")).toEqual(["Kept"]);
    expect(await setup.storage.listKeys()).toHaveLength(1);
  });

  test("undelivered files and their thumbnails are removed after 24 hours, delivered ones never are", async () => {
    const order = await insertPaidOrder(setup.site);
    await deliver(setup.office, order, [file("kept.zip")]);
    await stage(setup.office, order, file("left.zip"));
    const left = (await listDeliveredFiles(setup.site)).find(({ name }) => name === "left.zip");
    for (const key of listThumbnailKeys(left?.path ?? ""))
      await setup.site.services.storage.put(key, Readable.from([key], { objectMode: false }), { type: "image/webp" });
    await sweep(setup.site.services, Date.now() + 23 * 3_600_000);
    expect(await setup.storage.listKeys()).toHaveLength(4);
    await sweep(setup.site.services, Date.now() + 25 * 3_600_000);
    expect((await listDeliveredFiles(setup.site)).map(({ name }) => name)).toEqual(["kept.zip"]);
    expect(await setup.storage.listKeys()).toHaveLength(1);
  });
});
