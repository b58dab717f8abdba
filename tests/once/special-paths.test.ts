import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import Sqlite from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { placeOrder } from "#app/order/place/place-order.server";
import type { Order } from "#app/order/place/validate-order";
import { paths } from "#app/paths";
import { createRemixHandler, getRouteIdsByPath } from "#app/server/http/remix-handler.server";
import { Visitor } from "../support/browser/visitor";
import { attributesOf, parseDocument } from "../support/document";
import { createContact } from "../support/order/contact";
import { chooseOption, listOrders } from "../support/order/orders";
import { setUpSite } from "../support/site";

// Entry 129 of docs/decisions.md lists the other tests.
const site = setUpSite();

test("an address without parameters is matched without reading the other routes", async () => {
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const other = build.routes[getRouteIdsByPath(build.routes).get(paths.faq) ?? ""];
  if (!other) throw new Error("the build has no such route");
  let reads = 0;
  const routes = Object.defineProperty({ ...build.routes }, other.id, {
    enumerable: true,
    get: () => {
      reads++;
      return other;
    },
  });
  const handle = createRemixHandler({ ...build, routes });
  const context = { ...site.services, requestId: "test" } as unknown as AppLoadContext;
  const readsOf = async (path: string) => {
    reads = 0;
    const { status } = await handle(new Request(site.origin + path), context);
    return { status, isRead: reads > 0 };
  };
  expect(await readsOf(paths.privacy)).toEqual({ status: 200, isRead: false });
  expect(await readsOf(paths.article("missed-call"))).toEqual({ status: 200, isRead: true });
});

test("orders that are stored at the same moment share commits", async () => {
  const run = vi.spyOn(Object.getPrototypeOf(new Sqlite(":memory:").prepare("COMMIT")), "run");
  const order = {
    ...chooseOption("starter"),
    requirements: "Flyers: grand opening.",
    breakdown: { flyers: 4 },
    photos: [],
  } satisfies Partial<Order>;
  const place = (_: unknown, n: number) =>
    placeOrder(site.services, { ...order, ...createContact({ email: `customer${n}@studio.example` }) }, [], {
      formId: "",
      source: { page: "/visual-design" },
      payUrl: () => null,
    });
  await Promise.all(Array.from({ length: 20 }, place));
  const commits = run.mock.contexts.filter((statement) => (statement as Sqlite.Statement).source === "COMMIT").length;
  run.mockRestore();
  expect(await listOrders(site)).toHaveLength(20);
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThan(20);
});

test("the modules of an interactive page load only after it is painted", async () => {
  const html = await (await new Visitor(site).get(paths.visualDesign)).text();
  const late = [...html.matchAll(/<template data-late>.*?<\/template>/gs)];
  const modules = /<link rel="modulepreload"|<script[^>]* type="module" async=""/;
  expect(late.map(([found]) => modules.test(found))).toEqual([true, true]);
  const rest = late.reduce((page, [found]) => page.replace(found, ""), html);
  expect(rest).not.toMatch(modules);
});

test.each([paths.visualDesign, paths.contact, paths.letsTalk, paths.bookConsultation])(
  "%s names only its own routes, and the router opens no other page from it",
  async (path) => {
    const html = await (await new Visitor(site).get(path)).text();
    const manifest = /window\.__remixManifest=(.*?);requestAnimationFrame/.exec(html)?.[1] ?? "{}";
    const routes: { path?: string }[] = Object.values(JSON.parse(manifest).routes ?? {});
    expect(routes.map((route) => route.path).filter(Boolean)).toEqual([path]);
    const page = parseDocument(html);
    const opened = [
      ...attributesOf(page, "a[data-discover]", "href"),
      ...attributesOf(page, "form[data-discover]", "action"),
    ];
    expect(opened.filter((address) => new URL(address, site.origin).pathname !== path)).toEqual([]);
  },
);
