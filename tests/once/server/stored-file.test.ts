import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { features } from "#app/features.server";
import { paths } from "#app/paths";
import type { Feature } from "#app/server/feature.server";
import { Visitor } from "#tests/support/browser/visitor";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createPicture } from "#tests/support/order/order-form";
import { placeOrder } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { type Site, startSite } from "#tests/support/site";
import { listDrivers, type TestStorage } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

const SIZE = 600_000;
const content = randomBytes(SIZE);
const file = { path: "songs/a.zip", name: "a.zip", type: "application/zip", size: SIZE, cacheControl: "no-store" };

/** Larger than the buffers between the server and a visitor. */
const long = { path: "songs/long.zip", size: 30_000_000 };

/** Songs are public. `lost` has a row, but no file in the storage. */
const songs: Feature = {
  name: "songs",
  files: {
    song: async (_request, id) => ({
      ...file,
      ...(id === "lost" && { path: "songs/lost.zip" }),
      ...(id === "long" && long),
      disposition: "attachment",
    }),
  },
};
const song = paths.file("song", "a");

describe.each(listDrivers())("stored files, driver $driver", ({ open }) => {
  let testStorage: TestStorage;
  let site: Site;
  beforeAll(async () => {
    testStorage = await open();
    site = await startSite(testStorage.env, undefined, [...features, () => songs]);
    await testStorage.storage.put(file.path, Readable.from([content]), { type: file.type });
    await testStorage.storage.put(long.path, Readable.from([Buffer.alloc(long.size)]), { type: file.type });
  });
  afterAll(async () => {
    await site?.stop();
    await testStorage?.remove();
  });

  const get = async (headers: Record<string, string>) => {
    const response = await new Visitor(site).get(song, headers);
    return { response, body: Buffer.from(await response.arrayBuffer()), range: response.headers.get("Content-Range") };
  };

  test.each([
    { asked: "bytes=0-", from: 0, to: SIZE },
    { asked: "bytes=0-0", from: 0, to: 1 },
    { asked: "bytes=300000-400000", from: 300_000, to: 400_001 },
    { asked: `bytes=${SIZE - 1}-99999999999999999999`, from: SIZE - 1, to: SIZE },
  ])("$asked returns that part", async ({ asked, from, to }) => {
    const { response, body, range } = await get({ Range: asked });
    expect([response.status, range]).toEqual([206, `bytes ${from}-${to - 1}/${SIZE}`]);
    expect(response.headers.get("Content-Length")).toBe(String(to - from));
    expect(body.equals(content.subarray(from, to))).toBe(true);
  });

  test.each(["bytes=9-1", "bytes=-5", "bytes=0-1,5-6", "bytes=a-b", "lines=1-2", "bytes=-"])(
    "%s returns the whole file",
    async (asked) => {
      const { response, body, range } = await get({ Range: asked });
      expect([response.status, range, body.equals(content)]).toEqual([200, null, true]);
    },
  );

  test.each([`bytes=${SIZE}-`, "bytes=99999999999999999999-"])(
    "%s begins after the end and gets 416",
    async (asked) => {
      const { response, body, range } = await get({ Range: asked });
      expect([response.status, range, body.length]).toEqual([416, `bytes */${SIZE}`, 0]);
    },
  );

  test("a download is resumed only if the file is still the same", async () => {
    const etag = (await get({})).response.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get({ Range: "bytes=5-", "If-Range": etag })).response.status).toBe(206);
    expect((await get({ Range: "bytes=5-", "If-Range": '"another"' })).response.status).toBe(200);
  });

  test("HEAD returns the size of the whole file", async () => {
    const response = await fetch(site.origin + song, { method: "HEAD", headers: { Range: "bytes=0-1" } });
    expect([response.status, response.headers.get("Content-Length")]).toEqual([200, String(SIZE)]);
  });

  test("a visitor who resets the connection is not logged as an error", async () => {
    const logged = vi.spyOn(site.services.log, "error");
    const ended = vi.spyOn(site.services.log, "info");
    const connection = connect(Number(new URL(site.origin).port), "127.0.0.1").pause();
    connection.write(`GET ${paths.file("song", "long")} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(connection, "readable");
    connection.resetAndDestroy();
    await waitUntil(() => expect(ended.mock.calls.at(-1)?.[0]).toMatchObject({ status: 200, cut: true }));
    // The download notices the end of the connection before the next request is answered.
    await get({});
    expect(logged.mock.calls).toEqual([]);
  });

  test("a file that the storage has lost is not found", async () => {
    const visitor = new Visitor(site);
    expect((await visitor.get(paths.file("song", "lost"))).status).toBe(404);
    expect((await visitor.get(paths.file("song", "lost"), { Range: "bytes=0-1" })).status).toBe(404);
  });

  test("a customer's photo opens with its own link and in the office", async () => {
    const photos = [createPicture("first.jpg"), createPicture("second.jpg")];
    const { submissionId } = await placeOrder(site, {}, photos);
    const texts = (await listQueuedEmails(site)).map(({ text }) => text).join("\n");
    const admin = await createSignedInVisitor(site);
    const rows = await listUploads(site);
    for (const { id, name } of rows) {
      const sent = Buffer.from(await (photos.find((photo) => photo.name === name) as File).arrayBuffer());
      const key = new RegExp(`/uploads/${id}(\\?key=\\S+)`).exec(texts)?.[1] ?? "";
      const answers = [
        await new Visitor(site).get(paths.upload(id) + key),
        await new Visitor(site).get(paths.file("photo", id) + key),
        await admin.get(`${paths.adminPhoto(submissionId, id)}?size=full`),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
        expect(answer.headers.get("Content-Disposition")).toBe(`inline; filename*=UTF-8''${name}`);
        expect(answer.headers.get("Content-Length")).toBe(String(sent.length));
        expect(Buffer.from(await answer.arrayBuffer()).equals(sent)).toBe(true);
      }
      const other = rows.find((row) => row.id !== id)?.id ?? "";
      for (const address of [paths.upload(other) + key, paths.file("photo", other) + key, paths.file("photo", id)])
        expect((await new Visitor(site).get(address)).status, address).toBe(404);
    }
  });
});
