import { existsSync, readFileSync, writeFileSync, readdirSync } from "node:fs";
import { test } from "vitest";
import { startSite } from "../support/site";
import { fillPages } from "../support/page-addresses";
import { createSignedInVisitor } from "../support/office/signed-in";
import { insertOrder } from "../support/order/orders";
import { createCustomerPagePath, insertDelivery } from "../support/order/customer-page";
import { insertContactMessages } from "../support/contact/contact-messages";
import { book, getTime, listTimes } from "../support/booking/bookings";
import { createBookingKey } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { pay } from "../support/order/payment";
import { insertSoldProduct, payForProduct } from "../support/shop/purchases";
import { insertRows } from "../support/database/rows";
const OUT = process.env.SERVE_OUT!, STOP = process.env.SERVE_STOP!;
test("serve", async () => {
  const site = await startSite({ LOG_LEVEL: "silent" }, "sqlite");
  site.services.worker.start();
  const pages = await fillPages(site, "dana@studio.example");
  const H = 3_600_000, now = Date.now();
  const pics = readdirSync("public/examples").filter((f) => /\.(webp|jpg|png|avif)$/.test(f)).slice(0, 12);
  const photo = (f: string) => ({ name: f, type: `image/${f.split(".").pop() === "jpg" ? "jpeg" : f.split(".").pop()}`, content: readFileSync(`public/examples/${f}`) });
  const files = pics.map(photo);
  const mix = { flyers: 4, social_banners: 3, logo_touchups: 2, menu_designs: 1 } as Record<string, number>;
  const paid = { paymentStatus: "paid", orderStatus: "in_progress" } as const;
  const mk = (fullName: string, hours: number, more = {}) =>
    insertOrder(site, { fullName, email: `${fullName.split(" ")[0]!.toLowerCase()}@shop.example`, createdAt: new Date(now - hours * H), visualBreakdown: mix, ...more } as any);
  const growth = { planPurchased: "growth" };
  const o = {
    delivered: await mk("Dana Whitfield", 30, { ...paid, orderStatus: "ready" }),
    part: await mk("Luis Ortega", 20, paid),
    waiting: await mk("Priya Raman", 12, { ...paid, orderStatus: "question" }),
    unpaid: await mk("Walter Boone", 3),
    late: await mk("Renée Castellanos-Whitfield of Winter Park", 70, paid),
    fresh: await mk("Sam Okafor", 1, paid),
  };
  for (let i = 0; i < 14; i++) await mk(["Ivy Chen", "Bo Diaz", "Ana Fry", "Tom Lee", "Kim Poe", "Jo Hart", "Max Ray"][i % 7]!, 5 + i * 26, i % 3 ? paid : {});
  await insertDelivery(site, o.delivered, files.slice(0, 10), { message: "Here are all ten. The flyer is ready for print, too." });
  await insertDelivery(site, o.part, files.slice(0, 3), { message: "The first three, so that you can post them today." });
  await insertDelivery(site, o.late, files.slice(0, 4));
  for (const x of [o.delivered, o.part]) await insertRows(site, "orderMessages", { id: crypto.randomUUID(), orderId: x.id, kind: "message", sender: "customer", actor: x.fullName, deliveryId: null, fileIds: [], answeredAt: null, text: "Could the banner be a little wider?", createdAt: new Date(now - 5 * H) } as any).catch((e) => console.log("msg", String(e).slice(0, 200)));
  await insertContactMessages(site, {}, { name: "Nora Fields", createdAt: new Date(now - 40 * H) }, { name: "Ed Stone", createdAt: new Date(now - 2 * H), inquiryType: null });
  const times = await listTimes(site);
  const b = await book(site, { startsAt: times[3], email: "b2@shop.example" });
  for (const i of [8, 15, 22]) await book(site, { startsAt: times[i], email: `b${i}@shop.example`, name: ["Ivy Chen", "Bo Diaz", "Ana Fry"][i % 3] }).catch(() => {});
  const days = [..."0123456"].map((d) => new Date(now - Number(d) * 24 * H).toISOString().slice(0, 10));
  const customer: Record<string, string> = {};
  for (const [k, x] of Object.entries(o)) customer[k] = await createCustomerPagePath(site, x);
  const office = await createSignedInVisitor(site);
  const cookie = office.cookieHeader;
  writeFileSync(OUT, JSON.stringify({ origin: site.origin, customer, orders: Object.fromEntries(Object.entries(o).map(([k, x]) => [k, x.submissionId])), booking: `${paths.booking(b.reference)}?key=${createBookingKey(site.services, b.reference)}`, pages: Object.fromEntries(pages), cookie }, null, 1));
  while (!existsSync(STOP)) await new Promise((r) => setTimeout(r, 1000));
  await site.stop().catch(() => {});
}, 6 * 3_600_000);
