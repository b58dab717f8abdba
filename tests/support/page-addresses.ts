import { createAccountLink, createLinkUrl } from "#app/account/account-links.server";
import { createBookingKey } from "#app/booking/state/access.server";
import { createReminderLink } from "#app/order/access/reminder-link.server";
import { paths } from "#app/paths";
import { createReceiptUrl } from "#app/receipts/receipt-link.server";
import type { Row } from "#drizzle/schema";
import { findTime, findTimeOnLastDay } from "./booking/steps";
import { Visitor } from "./browser/visitor";
import { readDocument } from "./document";
import { listRoutePaths } from "./odd-values";
import { fillOffice } from "./office/fill-office";
import { insertOrder } from "./order/orders";
import { insertSoldProduct, payForProduct, sellProduct } from "./shop/purchases";
import type { Site } from "./site";

/**
 * Fills the site and returns an address for each pattern in the route table that leads to a page, which then shows a
 * record. An order and a purchase belong to `email`.
 * @throws Error for a pattern with a parameter that this function does not know
 */
export async function fillPages(site: Site, email: string): Promise<Map<string, string>> {
  const { services } = site;
  const { db } = services;
  const visitor = new Visitor(site);
  const { number, records } = await fillOffice(site, "Zephyrine Quill");
  const [message] = await db.read.select().from(db.tables.outbox).limit(1);
  const [booking] = await db.read.select().from(db.tables.bookings).limit(1);
  const reference = booking?.reference ?? "";
  const order = await insertOrder(site, { email });
  const quote = await insertOrder(site, {
    ...{ planPurchased: "quote", packageName: "Custom order", priceCents: 50_000 },
    quote: {
      lines: [{ name: "Poster", quantity: 2, unitCents: 25_000 }],
      ...{ note: "As we discussed.", validUntil: "2099-12-11", depositCents: 20_000 },
    },
  });
  const reminders = new URL(await db.transact((tx) => createReminderLink(services, tx, order)));
  const { product, query } = await sellProduct(site);
  const { product: bought } = await insertSoldProduct(site);
  await payForProduct(site, bought, { email });
  const [receipt] = await db.read.select().from(db.tables.receipts).limit(1);
  const receiptUrl = createReceiptUrl(services, receipt as Row<"receipts">);
  const productPage = await readDocument(visitor.get(paths.product(product.slug)));
  const checkout = productPage.querySelector('a[href*="/test-checkout/"]')?.getAttribute("href");

  const invitation = await db.transact((tx) =>
    createAccountLink(services, tx, { userId: "colleague", kind: "invitation" }),
  );
  const invited = new URL(createLinkUrl(services, invitation.id));

  const known: Record<string, string | undefined> = {
    "/*": "/nowhere",
    [paths.article(":slug")]: paths.article("missed-call"),
    [paths.privacyOn(":day")]: paths.privacyOn("2026-11-20"),
    [paths.termsOn(":day")]: paths.termsOn("2026-11-20"),
    [paths.refundsOn(":day")]: paths.refundsOn("2026-11-20"),
    [paths.booking(":reference")]: `${paths.booking(reference)}?key=${createBookingKey(services, reference)}`,
    [paths.customerPage(":number")]: paths.customerPage(order.submissionId),
    [paths.nextOrder(":number")]: paths.nextOrder(order.submissionId),
    [paths.orderReminders(":number")]: reminders.pathname + reminders.search,
    [paths.product(":slug")]: paths.product(product.slug),
    [paths.thankYouProduct(":slug")]: paths.thankYouProduct(bought.slug),
    [paths.download(":slug")]: `${paths.download(product.slug)}?${query}`,
    [paths.testCheckout(":item")]: checkout,
    [paths.pay(":item")]: checkout?.replace(paths.testCheckout(""), paths.pay("")),
    [paths.receipt(":number")]: receiptUrl,
    [paths.receiptBuyer(":number")]: receiptUrl.replace("?", "/buyer?"),
    [paths.adminSetPassword]: invited.pathname + invited.search,
    [paths.adminOrder(":number")]: paths.adminOrder(number),
    [paths.adminQuote(":number")]: paths.adminQuote(quote.submissionId),
    [paths.adminInboxMessage(":id")]: paths.adminInboxMessage(number),
    [paths.adminInboxAnswer(":id")]: paths.adminInboxAnswer(number),
    [paths.adminIdea(":id")]: paths.adminIdea(number),
    [paths.adminIdeaAnswer(":id")]: paths.adminIdeaAnswer(number),
    [paths.adminOldIdea(":id")]: paths.adminOldIdea(number),
    [paths.adminSettingRecord(":section", ":record")]: paths.adminSettingRecord("packages", "growth"),
    [paths.adminArticlePreview(":record")]: paths.adminArticlePreview("missed-call"),
    [paths.adminMessage(":id")]: paths.adminMessage(message?.id ?? ""),
    [paths.bookConsultation]: await findTime(visitor, paths.bookConsultation, 0),
    [paths.bookingFrame]: await findTimeOnLastDay(visitor, paths.bookingFrame),
  };
  for (const [list, id] of records) known[`${list}/:`] = `${list}/${id}`;
  const pages = (await listRoutePaths()).filter(({ isPage }) => isPage);
  return new Map(
    pages.map(({ path }) => {
      const address = known[path] ?? known[path.replace(/\w+$/, "")] ?? (/[:*]/.test(path) ? undefined : path);
      if (!address) throw new Error(`Which address has a record of ${path}?`);
      return [path, address];
    }),
  );
}
