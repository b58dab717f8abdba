import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createDocumentCache } from "#app/server/http/document-cache.server";

test("in a full cache, a page with many addresses evicts its own oldest one and no other page", async () => {
  const cache = createDocumentCache({
    getCacheKey: (address) => address,
    getWatchedLists: () => [],
    getRouteId: (path) => path,
    revisions: { get: () => null, load: async () => null },
    counters: { cacheHits: 0, cacheMisses: 0 },
    cookieNames: ["session"],
  });
  let rendered: string[] = [];
  const response = { writeHead: () => response, end() {} } as unknown as ServerResponse;
  const visit = (address: string) =>
    cache.answer(
      {
        incoming: { method: "GET", headers: {} } as IncomingMessage,
        response,
        url: new URL(address, "https://agency.example"),
      },
      async ({ pathname, search }) => {
        rendered.push(pathname + search);
        const headers = new Headers({ "Cache-Control": "public, s-maxage=300" });
        return { status: 200, headers, body: Buffer.from(address) };
      },
    );
  const articles = Array.from({ length: 150 }, (_, at) => `/blog/${at}`);
  const samples = ["/barber", "/roofer", "/spa"].flatMap((path) =>
    Array.from({ length: 60 }, (_, at) => `${path}?answer=${at}`),
  );
  for (const address of [...articles, ...samples]) await visit(address);
  rendered = [];
  for (const address of articles) await visit(address);
  expect(rendered).toEqual([]);
  for (const address of ["/spa?answer=59", "/barber?answer=0"]) await visit(address);
  expect(rendered).toEqual(["/barber?answer=0"]);
});
