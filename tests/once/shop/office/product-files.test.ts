import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { insertRows } from "#tests/support/database/rows";
import { fieldValues, parseDocument, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import { setUpDeliveryUploads } from "#tests/support/order/delivery-uploads";
import { listFiles, listUploads } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";
import { listDrivers } from "#tests/support/storage/test-storages";

const DAY = 24 * 3_600_000;

describe.each(listDrivers())("with the storage $driver", ({ open }) => {
  const setup = setUpDeliveryUploads(open);
  afterEach(() => void vi.restoreAllMocks());

  const stage = async (id: string, name = "kit.pdf", bytes = 10) => {
    const file = new File([new Uint8Array(randomBytes(bytes))], name, { type: "application/pdf" });
    const response = await setup.office.postFiles(paths.adminProductFile(id), {}, { upload: [file] });
    return { status: response.status, answer: await response.json() };
  };
  const add = (id: string, staged: string, note = "") =>
    postInOffice(setup.office, `${paths.adminProduct(id)}?upload=file`, { staged, note });

  test("a separately uploaded file becomes a version, once", async () => {
    const { id } = await insertProduct(setup.site);
    const { status, answer } = await stage(id);
    expect([status, answer]).toEqual([200, { ok: true, file: { id: expect.any(String), name: "kit.pdf", size: 10 } }]);
    expect(await listFiles(setup.site, id)).toEqual([]);
    const long = await add(id, answer.file.id, "x".repeat(501));
    expect([long.status, textOf(long.page, "#file-upload-error")]).toEqual([400, "Keep the note to 500 characters."]);
    expect((await add(id, answer.file.id, "Ten more pages.")).title).toBe("Version 1 Uploaded");
    const again = await add(id, answer.file.id);
    expect(textOf(again.page, "#file-upload-error")).toContain("This file was removed, or it’s already a version.");
    await sweep(setup.site.services, Date.now() + 2 * DAY);
    const [file] = await listFiles(setup.site, id);
    expect(file).toMatchObject({ name: "kit.pdf", type: "application/pdf", size: 10, note: "Ten more pages." });
    expect(await setup.storage.listKeys()).toEqual([file?.storagePath]);
  });

  test("a file cannot become a version of another product, and only admins can upload files", async () => {
    const [mine, other] = [await insertProduct(setup.site), await insertProduct(setup.site)];
    const { answer } = await stage(mine.id);
    expect((await add(other.id, answer.file.id)).status).toBe(400);
    expect((await setup.office.post(paths.adminProductFile(other.id), { remove_file: answer.file.id })).status).toBe(
      200,
    );
    expect(await listUploads(setup.site)).toHaveLength(1);
    const staff = await createSignedInVisitor(setup.site, "staff", "Sam");
    const file = new File(["x"], "x.pdf");
    expect((await staff.postFiles(paths.adminProductFile(mine.id), {}, { upload: [file] })).status).toBe(403);
    expect(await setup.storage.listKeys()).toHaveLength(1);
  });

  test("a removed file is deleted from the storage", async () => {
    const { id } = await insertProduct(setup.site);
    const { answer } = await stage(id);
    expect((await setup.office.post(paths.adminProductFile(id), { remove_file: answer.file.id })).status).toBe(200);
    expect([await listUploads(setup.site), await setup.storage.listKeys()]).toEqual([[], []]);
    expect((await add(id, answer.file.id)).status).toBe(400);
  });

  test("an empty file is refused, and nothing is kept", async () => {
    const { id } = await insertProduct(setup.site);
    expect(await stage(id, "kit.pdf", 0)).toEqual({
      status: 422,
      answer: { ok: false, description: "Failed to upload kit.pdf. The file is empty." },
    });
    expect([await listUploads(setup.site), await setup.storage.listKeys()]).toEqual([[], []]);
  });

  test("the sweeper removes a file that nobody added within a day", async () => {
    const { id } = await insertProduct(setup.site);
    await stage(id);
    await sweep(setup.site.services, Date.now() + DAY / 2);
    expect(await setup.storage.listKeys()).toHaveLength(1);
    await sweep(setup.site.services, Date.now() + 1.1 * DAY);
    expect([await listUploads(setup.site), await setup.storage.listKeys()]).toEqual([[], []]);
  });

  test("the sweeper removes pictures without a product after a day, and keeps those of products", async () => {
    const { services } = setup.site;
    const { productPictures } = services.db.tables;
    const { id: productId } = await insertProduct(setup.site);
    for (const id of ["left", "shown"])
      await services.storage.put(`${id}.webp`, Readable.from([Buffer.from(id)]), { type: "image/webp" });
    const picture = { type: "image/webp", width: 0, height: 0 };
    const left = { ...picture, id: "left", storagePath: "left.webp" };
    const shown = { ...picture, id: "shown", storagePath: "shown.webp", productId };
    await insertRows(setup.site, "productPictures", [left, shown]);
    await sweep(services, Date.now() + DAY / 2);
    expect(await setup.storage.listKeys()).toHaveLength(2);
    await sweep(services, Date.now() + 1.1 * DAY);
    expect([await listUploads(setup.site), await setup.storage.listKeys()]).toEqual([[], ["shown.webp"]]);
    const pictures = await services.db.read.select({ id: productPictures.id }).from(productPictures);
    expect(pictures).toEqual([{ id: "shown" }]);
  });

  test("a file stored by a process that then crashed is removed within a day", async () => {
    const { id } = await insertProduct(setup.site);
    const { transact } = setup.site.services.db;
    const write = vi.spyOn(setup.site.services.db, "transact");
    // The row is written, but nothing after the file.
    write.mockImplementationOnce(transact).mockRejectedValue(new Error("the process died"));
    expect((await stage(id)).status).toBe(503);
    write.mockRestore();
    expect((await listUploads(setup.site)).map(({ state }) => state)).toEqual(["pending"]);
    expect(await setup.storage.listKeys()).toHaveLength(1);
    await sweep(setup.site.services, Date.now() + 1.1 * DAY);
    expect([await listUploads(setup.site), await setup.storage.listKeys()]).toEqual([[], []]);
  });

  test("without JavaScript, a refused form leaves no file and keeps the note", async () => {
    const { id } = await insertProduct(setup.site);
    const note = "x".repeat(501);
    const address = `${paths.adminProduct(id)}?upload=file`;
    const response = await setup.office.postFiles(address, { note }, { upload: [new File(["content"], "kit.pdf")] });
    expect(response.status).toBe(400);
    expect(fieldValues(parseDocument(await response.text()), "note")).toEqual([note]);
    expect([await listUploads(setup.site), await setup.storage.listKeys()]).toEqual([[], []]);
  });
});
