import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { createFile, createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { listStoredFiles, listUploads, readPhotoTokens } from "#tests/support/order/uploads";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest();

describe("with the form, as without JavaScript", () => {
  test("photos of every type are stored and belong to the order, in their order", async () => {
    const photos = [
      createPicture("sign.jpg", 2000, "image/jpeg"),
      createPicture("plate.png", 3000, "image/png"),
      createPicture("logo.gif", 4000, "image/gif"),
      createPicture("menu.webp", 5000, "image/webp"),
    ];
    const response = await new Visitor(site.origin).postFiles("/visual-design", createOrderFields(), { photos });
    expect(response.status).toBe(303);
    const [order] = await listOrders(site);
    expect(
      (await listUploads(site)).map(({ name, type, size, state, orderId }) => [name, type, size, state, orderId]),
    ).toEqual([
      ["sign.jpg", "image/jpeg", 2000, "stored", order?.id],
      ["plate.png", "image/png", 3000, "stored", order?.id],
      ["logo.gif", "image/gif", 4000, "stored", order?.id],
      ["menu.webp", "image/webp", 5000, "stored", order?.id],
    ]);
    for (const row of await listUploads(site)) expect(row.path).toMatch(/^photos\/\d+-[0-9a-f]+\.(jpg|png|gif|webp)$/);
    expect(listStoredFiles(site)).toHaveLength(4);
  });

  test("an order needs no photos", async () => {
    const response = await new Visitor(site.origin).postFiles("/visual-design", createOrderFields(), {
      photos: [createFile("", "")],
    });
    expect(response.status).toBe(303);
    expect(await listUploads(site)).toEqual([]);
  });

  test("a returned form keeps its photos, and they are sent with the next try", async () => {
    const visitor = new Visitor(site.origin);
    const photos = [createPicture("sign.jpg"), createPicture("plate.jpg")];
    const html = await (await visitor.postFiles("/visual-design", createOrderFields({ email: "" }), { photos })).text();
    const ids = readPhotoTokens(html);
    expect(ids).toHaveLength(2);
    expect(html).toContain("sign.jpg");

    const less = await (
      await visitor.postFiles("/visual-design", { ...createOrderFields(), photo: ids, remove_photo: ids[0] as string })
    ).text();
    expect(less).not.toContain("sign.jpg");
    expect(less).toContain("plate.jpg");

    const more = await visitor.postFiles(
      "/visual-design",
      { ...createOrderFields(), photo: ids.slice(1) },
      { photos: [createPicture("third.jpg")] },
    );
    expect(more.status).toBe(303);
    expect((await listUploads(site)).map((row) => row.name)).toEqual(["plate.jpg", "third.jpg"]);
    expect(listStoredFiles(site)).toHaveLength(2);
  });

  test("one bad file is named, and the others are kept", async () => {
    const photos = [
      createPicture("good.jpg"),
      createFile("shell.jpg", "#!/bin/sh\nrm -rf /tmp/x\n"),
      createPicture("fine.png", 900, "image/png"),
    ];
    const response = await new Visitor(site.origin).postFiles("/visual-design", createOrderFields(), { photos });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("Failed to upload shell.jpg");
    expect(html).toContain("good.jpg");
    expect(html).toContain("fine.png");
    expect((await listUploads(site)).map((row) => row.name).sort()).toEqual(["fine.png", "good.jpg"]);
    expect(listStoredFiles(site)).toHaveLength(2);
  });

  test("of 31 photos, 30 are kept, and the visitor sees an error", async () => {
    const photos = Array.from({ length: 31 }, (_, i) => createPicture(`p${i}.jpg`, 200));
    const response = await new Visitor(site.origin).postFiles("/visual-design", createOrderFields(), { photos });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("You can attach up to 30 pictures.");
    expect(await listUploads(site)).toHaveLength(30);
  });

  test("several attempts together store at most 30 photos", async () => {
    const visitor = new Visitor(site.origin);
    const first = Array.from({ length: 20 }, (_, i) => createPicture(`a${i}.jpg`, 200));
    const html = await (
      await visitor.postFiles("/visual-design", createOrderFields({ email: "" }), { photos: first })
    ).text();
    const ids = readPhotoTokens(html);
    const second = Array.from({ length: 11 }, (_, i) => createPicture(`b${i}.jpg`, 200));
    const response = await visitor.postFiles(
      "/visual-design",
      { ...createOrderFields(), photo: ids },
      { photos: second },
    );
    expect(response.status).toBe(400);
    expect(await listUploads(site)).toHaveLength(30);
    expect(listStoredFiles(site)).toHaveLength(30);
  });
});
