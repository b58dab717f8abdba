import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { buyerMails } from "./buy/buyer-mails.server";
import { createProductPayable } from "./buy/product-payable.server";
import { createPurchaseRecords } from "./buy/purchase-records.server";
import { teamSaleMails } from "./buy/team-sale-mails.server";
import { fillShop } from "./catalogue/fill-shop.server";
import { createIdeaEntries, createIdeaRecords, IDEA_KIND } from "./ideas/idea-entries.server";
import { ideaMails } from "./ideas/idea-mails.server";
import { sweepProductUploads } from "./office/products/uploads/discard-uploads.server";
import { sweepPictures } from "./office/products/uploads/sweep-pictures.server";
import { readProductsRevision } from "./products/revision.server";
import { productReviewMails } from "./reviews/review-mails.server";
import { listSitemapPages } from "./vault/list-sitemap-pages.server";

export function createShopFeature(services: Services): Feature {
  return {
    name: "shop",
    mails: { ...buyerMails, ...teamSaleMails, ...ideaMails, ...productReviewMails },
    payables: { product: createProductPayable(services) },
    records: { purchase: createPurchaseRecords(services), [IDEA_KIND]: createIdeaRecords(services) },
    inboxEntries: { [IDEA_KIND]: createIdeaEntries(services) },
    watchedLists: { products: readProductsRevision },
    sweeps: {
      "pictures of products": (now) => sweepPictures(services, now),
      "files of products": (now) => sweepProductUploads(services, now),
    },
    sitemapPages: { product: () => listSitemapPages(services) },
    starts: { "fill the shop": () => fillShop(services) },
    personalData: [
      { table: "purchases", about: "buyers, by email", kept: "until it is removed by hand" },
      { table: "purchaseEvents", about: "a buyer’s downloads, by the purchase", kept: "as long as the purchase" },
      { table: "productReviews", about: "buyers’ reviews, by their purchase", kept: "as long as the purchase" },
      { table: "toolRequests", about: "senders, by email", kept: "until it is removed by hand" },
      {
        table: "toolRequestEvents",
        about: "a sender’s idea, by the idea: changes and notes",
        kept: "as long as the idea",
      },
    ],
  };
}
