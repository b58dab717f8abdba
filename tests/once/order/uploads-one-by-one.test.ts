import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { createFile, createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listStoredFiles, listUploads, MB, readPhotoTokens, uploadPhoto } from "#tests/support/order/uploads";
import { setUpSiteForEachTest, startSiteForTest } from "#tests/support/site";

const site = setUpSiteForEachTest();

describe("one at a time, as with JavaScript", () => {
  test("a photo of 20 MB is stored unchanged, and one byte more is refused", async () => {
    const exact = await uploadPhoto(site, createPicture("exact.jpg", 20 * MB));
    expect(exact.status).toBe(200);
    expect(await exact.json()).toMatchObject({ ok: true, photo: { name: "exact.jpg", size: 20 * MB } });
    const over = await uploadPhoto(site, createPicture("over.jpg", 20 * MB + 1));
    expect(over.status).toBe(422);
    expect(await over.json()).toMatchObject({
      ok: false,
      title: "Error",
      description: expect.stringContaining("Failed to upload over.jpg"),
    });
    expect((await listUploads(site)).map((row) => row.name)).toEqual(["exact.jpg"]);
    expect(listStoredFiles(site)).toHaveLength(1);
  });

  test.each([
    ["an SVG", createFile("logo.jpg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["HTML", createFile("page.png", "<!doctype html><script>alert(1)</script>", "image/png")],
    [
      "an executable",
      createFile("tool.jpg", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    ],
    ["an empty file", createFile("empty.jpg", "")],
    ["three bytes", createFile("short.jpg", Buffer.from([0xff, 0xd8]))],
  ])("%s under a picture's name is refused and leaves nothing", async (_what, file) => {
    const response = await uploadPhoto(site, file);
    expect(response.status).toBe(422);
    expect((await response.json()).description).toContain(`Failed to upload ${file.name}`);
    expect(await listUploads(site)).toEqual([]);
    expect(listStoredFiles(site)).toEqual([]);
  });

  test("the stored photos belong to the order, and nobody else can use them", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
    const response = await visitor.postFiles("/visual-design", createOrderFields({ photo: photo.id }));
    expect(response.status).toBe(303);
    await visitor.post("/visual-design/uploads/remove", { id: photo.id });
    expect((await listUploads(site)).map((row) => [row.name, row.orderId !== null])).toEqual([["sign.jpg", true]]);
    expect(listStoredFiles(site)).toHaveLength(1);
  });

  test("a missing photo shows an error, and the order is placed with the next try", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
    const first = await visitor.postFiles("/visual-design", createOrderFields({ photo: [photo.id, "swept", "'; --"] }));
    const html = await first.text();
    expect(first.status).toBe(400);
    expect(html).toContain("2 pictures timed out before you sent the form.");
    const ids = readPhotoTokens(html);
    expect(ids).toEqual([photo.id]);
    expect((await visitor.postFiles("/visual-design", createOrderFields({ photo: ids }))).status).toBe(303);
  });

  test("removing a photo before the order deletes its file", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
    expect((await visitor.post("/visual-design/uploads/remove", { id: photo.id })).status).toBe(200);
    expect(await listUploads(site)).toEqual([]);
    expect(listStoredFiles(site)).toEqual([]);
  });

  test("a visitor who comes back from the payment page and changes the package keeps the photos", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
    await visitor.postFiles("/visual-design", createOrderFields({ photo: photo.id, form_id: "same" }));
    await visitor.postFiles(
      "/visual-design",
      createOrderFields({ photo: photo.id, form_id: "same", option: "growth" }),
    );
    const both = await listUploads(site);
    expect(both).toHaveLength(2);
    expect(new Set(both.map((row) => row.orderId)).size).toBe(2);
    expect(new Set(both.map((row) => row.path)).size).toBe(1);
  });

  test("file names may contain folders and control characters and have any length", async () => {
    const { photo } = await (await uploadPhoto(site, createPicture(`..\\..\\${"n".repeat(300)}\u202egpj.exe`))).json();
    expect(photo.name).toMatch(/^n{200}$/);
    const cyrillic = await (await uploadPhoto(site, createPicture("Пальма 🌴.jpg"))).json();
    expect(cyrillic.photo.name).toBe("Пальма 🌴.jpg");
  });
});

test("an IP address that uploads too much is limited", async () => {
  const strict = await startSiteForTest({ UPLOADS_PER_HOUR: "2" });
  const visitor = new Visitor(strict.origin);
  const statuses = [];
  for (let i = 0; i < 3; i++)
    statuses.push(
      (await visitor.postFiles("/visual-design/uploads", {}, { photos: [createPicture(`${i}.jpg`)] })).status,
    );
  expect(statuses).toEqual([200, 200, 429]);
});
