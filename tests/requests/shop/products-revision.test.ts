import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readProductsRevision } from "../../../app/shop/products/revision.server";
import { insertProduct, insertProducts } from "../../support/shop/products";
import { insertPublishedReview } from "../../support/shop/reviews";
import { setUpSite } from "../../support/site";

const site = setUpSite();

test("each change of the shop changes the revision, also the beginning and end of a sale", async () => {
  const { db } = site.services;
  const { products, purchases, productReviews } = db.tables;
  const starts = new Date("2026-11-27T05:00:00Z");
  const ends = new Date("2026-11-30T05:00:00Z");
  let now = new Date("2026-11-26T00:00:00Z");
  const [first] = await insertProducts(site, {}, {});
  const { id = "" } = first ?? {};
  const edit = (values: Partial<typeof products.$inferInsert>) =>
    db.transact((tx) => tx.update(products).set(values).where(eq(products.id, id)));
  const changes: Record<string, () => unknown> = {
    added: () => insertProduct(site),
    edited: () => edit({ title: "Other", edition: 2, updatedAt: now }),
    moved: () => edit({ position: 1 }),
    hidden: () => edit({ status: "hidden" }),
    published: () => edit({ status: "published", edition: 3 }),
    "sale planned": () =>
      edit({ salePriceCents: 900, saleStartsAt: starts, saleEndsAt: ends, saleLimit: 2, edition: 4 }),
    "sale begins": () => {
      now = starts;
    },
    "copy sold": () =>
      db.transact((tx) =>
        tx.insert(purchases).values({
          ...{ id: "purchase-1", number: "VLT-00000001", productId: id, createdAt: now, email: "dana@studio.example" },
          ...{ eventId: "evt_1", amountCents: 900, currency: "usd", dueCents: 900, onSale: true, status: "active" },
          ...{ expiresAt: ends, downloadsAllowed: 5, search: "" },
        }),
      ),
    "sale ends": () => {
      now = ends;
    },
    "review published": () => first && insertPublishedReview(site, first, { publishedAt: starts }),
    "review taken off, another published": async () => {
      await db.transact((tx) => tx.update(productReviews).set({ state: "declined" }));
      if (first) await insertPublishedReview(site, first, { publishedAt: ends });
    },
    "all reviews taken off": () => db.transact((tx) => tx.update(productReviews).set({ state: "declined" })),
  };
  let last = await readProductsRevision(db, now);
  for (const [name, change] of Object.entries(changes)) {
    await change();
    const revision = await readProductsRevision(db, now);
    expect(revision, name).not.toBe(last);
    expect(await readProductsRevision(db, now)).toBe(revision);
    last = revision;
  }
});
