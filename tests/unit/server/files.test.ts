import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveFiles } from "#app/server/http/files.server";

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "palmetto-files-"));
  for (const name of ["stays.txt", "vanishes.txt"]) writeFileSync(join(folder, name), "0123456789");
  const files = serveFiles(folder);
  server = createServer((incoming, response) => files(incoming, response, () => response.writeHead(404).end()));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

const read = async (name: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}/${name}`, { headers });
  return `${response.status} ${await response.text()}`;
};

test("a built file that disappears ends only its own response", async () => {
  rmSync(join(folder, "vanishes.txt"));
  await expect(read("vanishes.txt")).rejects.toThrow();
  expect(await read("stays.txt")).toBe("200 0123456789");
});

test.each(["bytes=9-5", "bytes=0-3", "bytes=99-", "bytes=x", ""])(
  "a request for the range %j returns the whole file",
  async (Range) => {
    expect(await read("stays.txt", { Range })).toBe("200 0123456789");
  },
);
