import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "../../../app/paths";
import { sweep } from "../../../app/server/sweeper.server";
import type { Visitor } from "../../support/browser/visitor";
import { fieldValues } from "../../support/document";
import { createSignedInVisitor } from "../../support/office/signed-in";
import {
  deliver,
  createDeliveryFile as file,
  insertPaidOrder,
  listDeliveredFiles,
  listDeliveryRows,
  stage,
} from "../../support/order/deliveries";
import { listQueuedMails } from "../../support/outbox/queued-mails";
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

  test.each([
    ["../../etc/pass\\wd.pdf", "wd.pdf"],
    [`it's "quoted".pdf`, `it's "quoted".pdf`],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["Пальма 🌴 100%.zip", "Пальма 🌴 100%.zip"],
    ["half.part", "half.part"],
    [`${"é".repeat(150)}.tar.gz`, `${"é".repeat(126)}.gz`],
  ])("the name %j", async (given, name) => {
    const order = await insertPaidOrder(site);
    expect((await deliver(office, order, [file(given, "content")])).status).toBe(303);
    const [row] = await listDeliveredFiles(site);
    expect(row?.name).toBe(name);
    expect(row?.path).toMatch(new RegExp(`^${order.submissionId}/delivery/\\d+-[^/\\\\"'\\u202e]+$`));
    expect(await stand.listKeys()).toEqual([row?.path]);
    const response = await office.get(paths.file("delivery", row?.id ?? ""));
    expect(await response.text()).toBe("content");
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`,
    );
  });

  test("the same name twice is two files", async () => {
    const order = await insertPaidOrder(site);
    expect((await deliver(office, order, [file("a.zip", "one"), file("a.zip", "two")])).status).toBe(303);
    const files = await listDeliveredFiles(site);
    expect(files.map(({ name }) => name)).toEqual(["a.zip", "a.zip"]);
    expect(await stand.listKeys()).toHaveLength(2);
    const contents = files.map(async ({ id }) => (await office.get(paths.file("delivery", id))).text());
    expect((await Promise.all(contents)).sort()).toEqual(["one", "two"]);
  });

  test("an empty file is refused, and the others stay with the form", async () => {
    const order = await insertPaidOrder(site);
    const sent = await deliver(office, order, [file("a.zip"), file("empty.zip", "")]);
    expect(sent.status).toBe(400);
    expect(sent.section).toContain("Failed to upload empty.zip. The file is empty.");
    expect(sent.staged).toHaveLength(1);
    expect(await stand.listKeys()).toHaveLength(1);
    const alone = await stage(office, order, file("empty.zip", ""));
    expect(alone.status).toBe(422);
    expect(await alone.json()).toEqual({ ok: false, description: "Failed to upload empty.zip. The file is empty." });
  });

  test("a connection cut in the middle leaves nothing", async () => {
    const order = await insertPaidOrder(site);
    const { cookies } = office as unknown as { cookies: Map<string, string> };
    const head = (name: string) => `--cut\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
    const sent = request(`${site.origin}${paths.adminDeliveryFiles(order.submissionId)}`, {
      method: "POST",
      headers: {
        "Content-Type": "multipart/form-data; boundary=cut",
        "Content-Length": 30 * MIB,
        Origin: site.origin,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    sent.on("error", () => {});
    sent.write(head("half.zip"));
    sent.write(Buffer.alloc(12 * MIB));
    await vi.waitFor(async () => expect(await listDeliveredFiles(site)).toHaveLength(1), { timeout: 5000 });
    sent.destroy();
    await vi.waitFor(async () => expect(await listDeliveredFiles(site)).toEqual([]), { timeout: 5000 });
    expect(await stand.listKeys()).toEqual([]);
  });

  test("files that arrive while the storage is down are listed, and only those are sent again", async () => {
    const order = await insertPaidOrder(site);
    const { file: staged } = await (await stage(office, order, file("a.zip"))).json();
    const fields = { delivery_message: "Three files", form_id: "form-1" };
    const [alone, sent] = await stand.withOutage(async () => [
      await stage(office, order, file("b.zip")),
      await deliver(office, order, [file("b.zip"), file("c.zip")], { ...fields, staged: staged.id }),
    ]);
    expect(alone.status).toBe(503);
    expect((await alone.json()).description).toBe("Failed to upload b.zip. Please choose it again.");
    expect(sent.status).toBe(400);
    for (const name of ["b.zip", "c.zip"])
      expect(sent.section).toContain(`Failed to upload ${name}. Please choose it again.`);
    expect(fieldValues(sent.page, "delivery_message")).toEqual(["Three files"]);
    expect(fieldValues(sent.page, "form_id")).toContain("form-1");
    expect(sent.staged).toEqual([staged.id]);
    expect(await listDeliveryRows(site)).toEqual([]);
    expect(await listQueuedMails(site)).toEqual([]);
    expect(await stand.listKeys()).toHaveLength(1);
    const again = await deliver(office, order, [file("b.zip"), file("c.zip")], { ...fields, staged: sent.staged });
    expect(again.status).toBe(303);
    expect(await listDeliveryRows(site)).toHaveLength(1);
    await sweep(site.services, Date.now() + 25 * 3_600_000);
    const files = await listDeliveredFiles(site);
    expect(files.map(({ name, state }) => [name, state])).toEqual(
      ["a.zip", "b.zip", "c.zip"].map((name) => [name, "stored"]),
    );
    expect((await stand.listKeys()).sort()).toEqual(files.map(({ path }) => path).sort());
  });

  test("a file is taken off the form, with its object", async () => {
    const order = await insertPaidOrder(site);
    const sent = await deliver(office, order, [file("a.zip"), file("empty.zip", "")], { delivery_message: "Kept" });
    const [id = ""] = sent.staged;
    const removed = await deliver(office, order, [file("b.zip")], {
      staged: id,
      remove_file: id,
      delivery_message: "Kept",
    });
    expect(removed.status).toBe(200);
    expect(removed.section).toContain("b.zip");
    expect(removed.section).not.toContain("a.zip");
    expect(fieldValues(removed.page, "delivery_message")).toEqual(["Kept"]);
    expect(await stand.listKeys()).toHaveLength(1);
  });

  test("what nobody delivered is swept after 24 hours, what was delivered never", async () => {
    const order = await insertPaidOrder(site);
    await deliver(office, order, [file("kept.zip")]);
    await stage(office, order, file("left.zip"));
    await sweep(site.services, Date.now() + 23 * 3_600_000);
    expect(await stand.listKeys()).toHaveLength(2);
    await sweep(site.services, Date.now() + 25 * 3_600_000);
    expect((await listDeliveredFiles(site)).map(({ name }) => name)).toEqual(["kept.zip"]);
    expect(await stand.listKeys()).toHaveLength(1);
  });
});
