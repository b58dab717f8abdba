import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listStoredFiles, listUploads, MB, readPhotoTokens, uploadPhoto } from "#tests/support/order/uploads";
import { setUpSiteForEachTest, startSiteForTest } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSiteForEachTest({ UPLOAD_MB_PER_HOUR: "3" });

const SENTENCE = "We got a lot of large pictures from your network in the past hour.";

test("an IP address that uploads more than its limit gets an error for each photo", async () => {
  const error = vi.spyOn(site.services.log, "error");
  expect((await uploadPhoto(site, createPicture("first.jpg", 2 * MB))).status).toBe(200);
  const second = await uploadPhoto(site, createPicture("second.jpg", 2 * MB));
  expect(second.status).toBe(429);
  expect((await second.json()).description).toBe(
    `Failed to upload second.jpg. ${SENTENCE} Please try again later, or send the form without this one.`,
  );
  expect((await listUploads(site)).map(({ name }) => name)).toEqual(["first.jpg"]);
  expect(listStoredFiles(site)).toHaveLength(1);
  expect(error.mock.calls).toEqual([]);
});

test("a form with photos above the limit is returned with the typed text and the photos that fit", async () => {
  const visitor = new Visitor(site);
  const photos = [createPicture("fits.jpg", MB), createPicture("large.jpg", 4 * MB)];
  const answer = await visitor.postFiles("/visual-design", createOrderFields(), { photos });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain(`Failed to upload large.jpg. ${SENTENCE}`);
  expect(html).toContain("Dana Whitfield");
  expect((await listUploads(site)).map(({ name }) => name)).toEqual(["fits.jpg"]);
  expect((await visitor.postFiles("/visual-design", createOrderFields({ photo: readPhotoTokens(html) }))).status).toBe(
    303,
  );
});

test("bytes count as they arrive, also in uploads that are interrupted", async () => {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /visual-design/uploads HTTP/1.1\r\nHost: x\r\nOrigin: ${site.origin}\r\nContent-Length: 9000000\r\n` +
      "Content-Type: multipart/form-data; boundary=cut\r\n\r\n--cut\r\n" +
      'Content-Disposition: form-data; name="photos"; filename="half.jpg"\r\n\r\n\xff\xd8\xff\xe0',
    "latin1",
  );
  const allows = vi.spyOn(site.services.limiter, "allows");
  const arrived = () => allows.mock.calls.reduce((sum, [, , , amount = 0]) => sum + amount, 0);
  socket.write(Buffer.alloc(2.9 * MB, "a"));
  await waitUntil(() => expect(arrived()).toBeGreaterThan(1.9 * MB));
  socket.destroy();
  await once(socket, "close");
  await waitUntil(async () => expect(await listUploads(site)).toEqual([]));
  expect((await uploadPhoto(site, createPicture("next.jpg", MB))).status).toBe(429);
});

test("0 is unlimited", async () => {
  const free = await startSiteForTest({ UPLOAD_MB_PER_HOUR: "0" });
  for (const name of ["a.jpg", "b.jpg"])
    expect((await uploadPhoto(free, createPicture(name, 4 * MB))).status).toBe(200);
});

test("an upload of 400 bytes a second is stopped after 30 seconds, and nothing is kept", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const { hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname).on("error", () => {});
    const closed = once(socket, "close");
    socket.write(
      `POST /visual-design/uploads HTTP/1.1\r\nHost: x\r\nOrigin: ${site.origin}\r\nContent-Length: 9000000\r\n` +
        "Content-Type: multipart/form-data; boundary=cut\r\n\r\n--cut\r\n" +
        `Content-Disposition: form-data; name="photos"; filename="slow.jpg"\r\n\r\n\xff\xd8\xff\xe0 a picture that begins`,
      "latin1",
    );
    await waitUntil(async () => expect(await listUploads(site)).toHaveLength(1));
    socket.write("a".repeat(30 * 400));
    // The bytes have arrived before later requests are answered.
    for (let i = 0; i < 3; i++) await fetch(`${site.origin}/healthz`);
    vi.advanceTimersByTime(30_000);
    await closed;
    await waitUntil(async () => expect(await listUploads(site)).toEqual([]));
    expect(listStoredFiles(site)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
