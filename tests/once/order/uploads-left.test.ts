/** What is kept of an upload: nothing if it was interrupted, and an order's photo for everybody with its link. */
import { request } from "node:http";
import { expect, test } from "vitest";
import { sweepPhotos } from "#app/order/photos/stored-photos.server";
import { Visitor } from "#tests/support/browser/visitor";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listStoredFiles, listUploads, MB, uploadPhoto } from "#tests/support/order/uploads";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSiteForEachTest } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSiteForEachTest();

test("nothing is kept of an upload whose connection is lost", async () => {
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
  await waitUntil(async () => expect(await listUploads(site)).toHaveLength(2));
  sent.destroy();
  await waitUntil(async () => expect(await listUploads(site)).toEqual([]));
  expect(listStoredFiles(site)).toEqual([]);
});

test("a form that never ends is stopped, and nothing of it is kept", async () => {
  const endless = request(`${site.origin}/visual-design/uploads/remove`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin },
  });
  const ended = new Promise((resolve) => endless.on("error", resolve));
  const block = Buffer.alloc(MB, "a");
  let sent = 0;
  const go = () => {
    while (!endless.destroyed && sent++ < 1000) if (!endless.write(block)) return void endless.once("drain", go);
  };
  go();
  await ended;
  // A visitor gets the response after at most 64 MB.
  expect(sent).toBeLessThan(200);
  expect(await listUploads(site)).toEqual([]);
});

test("an upload without an order is removed after 24 hours, and an order's photo never is", async () => {
  const visitor = new Visitor(site.origin);
  const { photo } = await (await uploadPhoto(site, createPicture("kept.jpg"), visitor)).json();
  await visitor.postFiles("/visual-design", createOrderFields({ photo: photo.id }));
  await uploadPhoto(site, createPicture("left.jpg"));
  expect(await sweepPhotos(site.services, Date.now() + 23 * 3_600_000)).toBe(0);
  expect(await sweepPhotos(site.services, Date.now() + 25 * 3_600_000)).toBe(1);
  expect((await listUploads(site)).map((row) => row.name)).toEqual(["kept.jpg"]);
  expect(listStoredFiles(site)).toHaveLength(1);
});

test("an order's photo opens only with its signed link, and only as a picture", async () => {
  const visitor = new Visitor(site.origin);
  const file = createPicture("sign & co.jpg", 5000);
  await visitor.postFiles("/visual-design", createOrderFields(), { photos: [file] });
  const texts = (await listQueuedEmails(site)).map(({ text }) => text);
  const link = texts.flatMap((text) => /http:\/\/127\.0\.0\.1:\d+\/uploads\/\S+/.exec(text) ?? [])[0] ?? "";
  const response = await new Visitor(site.origin).get(link);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  const [row] = await listUploads(site);
  expect((await visitor.get(`/uploads/${row?.id}`)).status).toBe(404);
  expect((await visitor.get(`/uploads/${row?.id}?key=${"A".repeat(43)}`)).status).toBe(404);
});
