import { existsSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sweepUploads } from "../../app/server/uploads.server";
import { fileOf, orderFields, picture } from "../fixtures";
import { queuedMails } from "../queued-mails";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

const MB = 1024 * 1024;

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

async function rows() {
  return site.services.db.read
    .select()
    .from(site.services.db.tables.uploads)
    .orderBy(site.services.db.tables.uploads.position);
}

/** Every file that the storage holds, half written ones included. */
function storedFiles(): string[] {
  const folder = join(site.folder, "files");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

const upload = (file: File, visitor = new Visitor(site.origin)) =>
  visitor.postFiles("/visual-design/uploads", {}, { photos: [file] });

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
      (await rows()).map(({ name, type, size, state, submissionId }) => [name, type, size, state, submissionId]),
    ).toEqual([
      ["sign.jpg", "image/jpeg", 2000, "stored", order?.id],
      ["plate.png", "image/png", 3000, "stored", order?.id],
      ["logo.gif", "image/gif", 4000, "stored", order?.id],
      ["menu.webp", "image/webp", 5000, "stored", order?.id],
    ]);
    for (const row of await rows()) expect(row.path).toMatch(/^photos\/\d+-[0-9a-f]+\.(jpg|png|gif|webp)$/);
    expect(storedFiles()).toHaveLength(4);
  });

  test("an order without photos is an order", async () => {
    const response = await new Visitor(site.origin).postFiles("/visual-design", orderFields(), {
      photos: [fileOf("", "")],
    });
    expect(response.status).toBe(303);
    expect(await rows()).toEqual([]);
  });

  test("a form that comes back keeps its photos, and they go with the next try", async () => {
    const visitor = new Visitor(site.origin);
    const photos = [picture("sign.jpg"), picture("plate.jpg")];
    const html = await (await visitor.postFiles("/visual-design", orderFields({ email: "" }), { photos })).text();
    const ids = [...html.matchAll(/<input(?=[^>]*name="photo")[^>]*value="([^"]+)"/g)].map(
      (match) => match[1] as string,
    );
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
    expect((await rows()).map((row) => row.name)).toEqual(["plate.jpg", "third.jpg"]);
    expect(storedFiles()).toHaveLength(2);
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
    expect((await rows()).map((row) => row.name).sort()).toEqual(["fine.png", "good.jpg"]);
    expect(storedFiles()).toHaveLength(2);
  });

  test("31 files: thirty are kept, the visitor is told", async () => {
    const photos = Array.from({ length: 31 }, (_, i) => picture(`p${i}.jpg`, 200));
    const response = await new Visitor(site.origin).postFiles("/visual-design", orderFields(), { photos });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("You can attach 30 photos at most.");
    expect(await rows()).toHaveLength(30);
  });

  test("thirty at most also over several tries", async () => {
    const visitor = new Visitor(site.origin);
    const first = Array.from({ length: 20 }, (_, i) => picture(`a${i}.jpg`, 200));
    const html = await (
      await visitor.postFiles("/visual-design", orderFields({ email: "" }), { photos: first })
    ).text();
    const ids = [...html.matchAll(/<input(?=[^>]*name="photo")[^>]*value="([^"]+)"/g)].map(
      (match) => match[1] as string,
    );
    const second = Array.from({ length: 11 }, (_, i) => picture(`b${i}.jpg`, 200));
    const response = await visitor.postFiles("/visual-design", { ...orderFields(), photo: ids }, { photos: second });
    expect(response.status).toBe(400);
    expect(await rows()).toHaveLength(30);
    expect(storedFiles()).toHaveLength(30);
  });
});

describe("one at a time, as with JavaScript", () => {
  test("20 MB are stored to the byte, one byte more is not", async () => {
    const exact = await upload(picture("exact.jpg", 20 * MB));
    expect(exact.status).toBe(200);
    expect(await exact.json()).toMatchObject({ ok: true, photo: { name: "exact.jpg", size: 20 * MB } });
    const over = await upload(picture("over.jpg", 20 * MB + 1));
    expect(over.status).toBe(422);
    expect(await over.json()).toMatchObject({
      ok: false,
      title: "Error",
      description: expect.stringContaining("Failed to upload over.jpg"),
    });
    expect((await rows()).map((row) => row.name)).toEqual(["exact.jpg"]);
    expect(storedFiles()).toHaveLength(1);
  });

  test.each([
    ["an SVG", fileOf("logo.jpg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["HTML", fileOf("page.png", "<!doctype html><script>alert(1)</script>", "image/png")],
    ["an executable", fileOf("tool.jpg", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]))],
    ["an empty file", fileOf("empty.jpg", "")],
    ["three bytes", fileOf("short.jpg", Buffer.from([0xff, 0xd8]))],
  ])("%s under a picture's name is refused and leaves nothing", async (_what, file) => {
    const response = await upload(file);
    expect(response.status).toBe(422);
    expect((await response.json()).description).toContain(`Failed to upload ${file.name}`);
    expect(await rows()).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  test("the order takes the stored photos, and nobody can take them from it", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await upload(picture("sign.jpg"), visitor)).json();
    const response = await visitor.postFiles("/visual-design", orderFields({ photo: photo.id }));
    expect(response.status).toBe(303);
    await visitor.post("/visual-design/uploads/remove", { id: photo.id });
    expect((await rows()).map((row) => [row.name, row.submissionId !== null])).toEqual([["sign.jpg", true]]);
    expect(storedFiles()).toHaveLength(1);
  });

  test("a photo that is no longer there is said, and the order goes with the next try", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await upload(picture("sign.jpg"), visitor)).json();
    const first = await visitor.postFiles("/visual-design", orderFields({ photo: [photo.id, "swept", "'; --"] }));
    const html = await first.text();
    expect(first.status).toBe(400);
    expect(html).toContain("2 photos have waited too long and had to be removed.");
    const ids = [...html.matchAll(/<input(?=[^>]*name="photo")[^>]*value="([^"]+)"/g)].map(
      (match) => match[1] as string,
    );
    expect(ids).toEqual([photo.id]);
    expect((await visitor.postFiles("/visual-design", orderFields({ photo: ids }))).status).toBe(303);
  });

  test("remove takes a waiting photo away, with its file", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await upload(picture("sign.jpg"), visitor)).json();
    expect((await visitor.post("/visual-design/uploads/remove", { id: photo.id })).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  test("a visitor who comes back from the payment page and changes the package keeps the photos", async () => {
    const visitor = new Visitor(site.origin);
    const { photo } = await (await upload(picture("sign.jpg"), visitor)).json();
    await visitor.postFiles("/visual-design", orderFields({ photo: photo.id, form_id: "same" }));
    await visitor.postFiles("/visual-design", orderFields({ photo: photo.id, form_id: "same", option: "growth" }));
    const both = await rows();
    expect(both).toHaveLength(2);
    expect(new Set(both.map((row) => row.submissionId)).size).toBe(2);
    expect(new Set(both.map((row) => row.path)).size).toBe(1);
  });

  test("names are data: folders, control characters and length do not matter", async () => {
    const { photo } = await (await upload(picture(`..\\..\\${"n".repeat(300)}\u202egpj.exe`))).json();
    expect(photo.name).toMatch(/^n{200}$/);
    const cyrillic = await (await upload(picture("Пальма 🌴.jpg"))).json();
    expect(cyrillic.photo.name).toBe("Пальма 🌴.jpg");
  });
});

test("a connection cut in mid-upload leaves nothing behind", async () => {
  const head = Buffer.from(
    '--cut\r\nContent-Disposition: form-data; name="photos"; filename="whole.jpg"\r\n\r\n\xff\xd8\xff\xe0 all of it, really\r\n' +
      '--cut\r\nContent-Disposition: form-data; name="photos"; filename="half.jpg"\r\n\r\n\xff\xd8\xff\xe0',
    "latin1",
  );
  const sent = request(`${site.origin}/visual-design`, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=cut", "Content-Length": 10 * MB, Origin: site.origin },
  });
  sent.on("error", () => {});
  sent.write(head);
  sent.write(Buffer.alloc(2 * MB));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2), { timeout: 5000 });
  sent.destroy();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 5000 });
  expect(storedFiles()).toEqual([]);
});

test("a form that never ends is ended, and nothing of it stays", async () => {
  const endless = request(`${site.origin}/visual-design/uploads/remove`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin },
  });
  const ended = new Promise((resolve) => endless.on("error", resolve));
  const block = Buffer.alloc(1024 * 1024, "a");
  let sent = 0;
  const go = () => {
    while (!endless.destroyed && sent++ < 1000) if (!endless.write(block)) return void endless.once("drain", go);
  };
  go();
  await ended;
  // A visitor has the answer after 64 MB at the latest, whatever is sent.
  expect(sent).toBeLessThan(200);
  expect(await rows()).toEqual([]);
});

test("an upload that no order took is swept after 24 hours, an order's photo never", async () => {
  const visitor = new Visitor(site.origin);
  const { photo } = await (await upload(picture("kept.jpg"), visitor)).json();
  await visitor.postFiles("/visual-design", orderFields({ photo: photo.id }));
  await upload(picture("left.jpg"));
  expect(await sweepUploads(site.services, Date.now() + 23 * 3_600_000)).toBe(0);
  expect(await sweepUploads(site.services, Date.now() + 25 * 3_600_000)).toBe(1);
  expect((await rows()).map((row) => row.name)).toEqual(["kept.jpg"]);
  expect(storedFiles()).toHaveLength(1);
});

test("an order's photo opens with its signed link only, and as nothing but a picture", async () => {
  const visitor = new Visitor(site.origin);
  const file = picture("sign & co.jpg", 5000);
  await visitor.postFiles("/visual-design", orderFields(), { photos: [file] });
  const texts = (await queuedMails(site)).map(({ text }) => text);
  const link = texts.flatMap((text) => /http:\/\/127\.0\.0\.1:\d+\/uploads\/\S+/.exec(text) ?? [])[0] ?? "";
  const response = await new Visitor(site.origin).get(link);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  const [row] = await rows();
  expect((await visitor.get(`/uploads/${row?.id}`)).status).toBe(404);
  expect((await visitor.get(`/uploads/${row?.id}?key=${"A".repeat(43)}`)).status).toBe(404);
});

test("an address that uploads without end is slowed", async () => {
  const strict = await startSite({ UPLOADS_PER_HOUR: "2" });
  try {
    const visitor = new Visitor(strict.origin);
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await visitor.postFiles("/visual-design/uploads", {}, { photos: [picture(`${i}.jpg`)] })).status);
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await strict.stop();
  }
});
