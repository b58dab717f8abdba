import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import Sqlite from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { createBookingKey } from "#app/booking/state/access.server";
import { placeOrder } from "#app/order/place/place-order.server";
import type { Order } from "#app/order/place/validate-order";
import { paths } from "#app/paths";
import { type Flash, setFlash } from "#app/server/http/flash.server";
import { createRemixHandler, getRouteIdsByPath } from "#app/server/http/remix-handler.server";
import { book } from "../support/booking/bookings";
import { Visitor } from "../support/browser/visitor";
import { attributesOf, parseDocument } from "../support/document";
import { createContact } from "../support/order/contact";
import { openCustomerPages } from "../support/order/customer-page";
import { chooseOption, insertOrder, listOrders } from "../support/order/orders";
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

const restorable: Flash = {
  title: "Deleted",
  tone: "info",
  action: { label: "Undo", to: paths.adminTrash, fields: { intent: "restore" } },
};

test("the modules of an interactive page load only after it is painted", async () => {
  const html = await (await new Visitor(site).get(paths.visualDesign)).text();
  const late = [...html.matchAll(/<template data-late>.*?<\/template>/gs)];
  const modules = /<link rel="modulepreload"|<script[^>]* type="module" async=""/;
  expect(late.map(([found]) => modules.test(found))).toEqual([true, true]);
  const rest = late.reduce((page, [found]) => page.replace(found, ""), html);
  expect(rest).not.toMatch(modules);
});

test("a page for visitors names only its own routes, and its router opens no other page from it", async () => {
  const [order, { reference }] = [await insertOrder(site), await book(site)];
  const customer = await openCustomerPages(site, order);
  const shared = [paths.visualDesign, paths.contact, paths.letsTalk, paths.bookConsultation, paths.bookingFrame];
  const pages = [
    ...shared.map((address) => [address, address] as const),
    [paths.customerPage(":number"), paths.customerPage(order.submissionId)],
    [paths.nextOrder(":number"), paths.nextOrder(order.submissionId)],
    [paths.booking(":reference"), `${paths.booking(reference)}?key=${createBookingKey(site.services, reference)}`],
  ] as const;
  for (const [route, address] of pages) {
    customer.storeCookie(await setFlash(site.services, restorable));
    const response = await customer.get(address);
    expect(response.status, address).toBe(200);
    const html = await response.text();
    const manifest = /window\.__remixManifest=(.*?);document\.currentScript/.exec(html)?.[1] ?? "{}";
    const routes: { path?: string }[] = Object.values(JSON.parse(manifest).routes ?? {});
    expect(routes.map(({ path }) => path).filter(Boolean)).toEqual([route]);
    const page = parseDocument(html);
    expect(attributesOf(page, ".toast form", "action"), address).toEqual([paths.adminTrash]);
    const opened = [
      ...attributesOf(page, "a[data-discover]", "href"),
      ...attributesOf(page, "form[data-discover]", "action"),
    ];
    const { pathname } = new URL(address, site.origin);
    expect(
      opened.filter((to) => new URL(to, site.origin).pathname !== pathname),
      address,
    ).toEqual([]);
  }
});
