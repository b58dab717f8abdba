import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Visitor } from "../../support/browser/visitor";
import { fileOf, orderFields, picture } from "../../support/order/fixtures";
import { storedFiles, ticketsIn, uploadsOf } from "../../support/order/uploads";
import { type Site, startSite } from "../../support/site";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

describe("with the form, as without JavaScript", () => {
  test("photos of every type are stored and belong to the order, in their order", async () => {
    const photos = [
      picture("sign.jpg", 2000, "image/jpeg"),
      picture("plate.png", 3000, "image/png"),
      picture("logo.gif", 4000, "image/gif"),
      picture("menu.webp", 5000, "image/webp"),
    ];
    const response = await new Visitor(site.origin).postFiles("/visual-design", orderFields(), { photos });
    expect(response.status).toBe(303);
    const [order] = await site.services.db.read.select().from(site.services.db.tables.formSubmissions);
    expect(
      (await uploadsOf(site)).map(({ name, type, size, state, orderId }) => [name, type, size, state, orderId]),
    ).toEqual([
      ["sign.jpg", "image/jpeg", 2000, "stored", order?.id],
      ["plate.png", "image/png", 3000, "stored", order?.id],
      ["logo.gif", "image/gif", 4000, "stored", order?.id],
      ["menu.webp", "image/webp", 5000, "stored", order?.id],
    ]);
    for (const row of await uploadsOf(site)) expect(row.path).toMatch(/^photos\/\d+-[0-9a-f]+\.(jpg|png|gif|webp)$/);
    expect(storedFiles(site)).toHaveLength(4);
  });

  test("an order without photos is an order", async () => {
    const response = await new Visitor(site.origin).postFiles("/visual-design", orderFields(), {
      photos: [fileOf("", "")],
    });
    expect(response.status).toBe(303);
    expect(await uploadsOf(site)).toEqual([]);
  });

  test("a form that comes back keeps its photos, and they go with the next try", async () => {
    const visitor = new Visitor(site.origin);
    const photos = [picture("sign.jpg"), picture("plate.jpg")];
    const html = await (await visitor.postFiles("/visual-design", orderFields({ email: "" }), { photos })).text();
    const ids = ticketsIn(html);
    expect(ids).toHaveLength(2);
    expect(html).toContain("sign.jpg");

    const less = await (
      await visitor.postFiles("/visual-design", { ...orderFields(), photo: ids, remove_photo: ids[0] as string })
    ).text();
    expect(less).not.toContain("sign.jpg");
    expect(less).toContain("plate.jpg");

    const more = await visitor.postFiles(
      "/visual-design",
      { ...orderFields(), photo: ids.slice(1) },
      { photos: [picture("third.jpg")] },
    );
    expect(more.status).toBe(303);
    expect((await uploadsOf(site)).map((row) => row.name)).toEqual(["plate.jpg", "third.jpg"]);
    expect(storedFiles(site)).toHaveLength(2);
  });

  test("one bad file is named and leaves the others", async () => {
    const photos = [
      picture("good.jpg"),
      fileOf("shell.jpg", "#!/bin/sh\nrm -rf /tmp/x\n"),
      picture("fine.png", 900, "image/png"),
    ];
    const response = await new Visitor(site.origin).postFiles("/visual-design", orderFields(), { photos });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("Failed to upload shell.jpg");
    expect(html).toContain("good.jpg");
    expect(html).toContain("fine.png");
    expect((await uploadsOf(site)).map((row) => row.name).sort()).toEqual(["fine.png", "good.jpg"]);
    expect(storedFiles(site)).toHaveLength(2);
  });

  test("31 files: thirty are kept, the visitor is told", async () => {
    const photos = Array.from({ length: 31 }, (_, i) => picture(`p${i}.jpg`, 200));
    const response = await new Visitor(site.origin).postFiles("/visual-design", orderFields(), { photos });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("You can attach 30 photos at most.");
    expect(await uploadsOf(site)).toHaveLength(30);
  });

  test("thirty at most also over several tries", async () => {
    const visitor = new Visitor(site.origin);
    const first = Array.from({ length: 20 }, (_, i) => picture(`a${i}.jpg`, 200));
    const html = await (
      await visitor.postFiles("/visual-design", orderFields({ email: "" }), { photos: first })
    ).text();
    const ids = ticketsIn(html);
    const second = Array.from({ length: 11 }, (_, i) => picture(`b${i}.jpg`, 200));
    const response = await visitor.postFiles("/visual-design", { ...orderFields(), photo: ids }, { photos: second });
    expect(response.status).toBe(400);
    expect(await uploadsOf(site)).toHaveLength(30);
    expect(storedFiles(site)).toHaveLength(30);
  });
});
