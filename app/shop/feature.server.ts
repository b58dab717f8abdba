import { createEntryPosts } from "../inbox/statuses";
import { createRecordKind } from "../outbox/create-record-kind.server";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import { hasPayment } from "../server/list/has-payment.server";
import type { Services } from "../server/services.server";
import { buyerEmails } from "./buy/buyer-emails.server";
import { createProductPayable } from "./buy/product-payable.server";
import { teamSaleEmails } from "./buy/team-sale-emails.server";
import { fillShop } from "./edit-products/fill-shop.server";
import { ideaEmails } from "./ideas/idea-emails.server";
import { createIdeaEntries, createIdeaKind, ideaAnswerEmails } from "./ideas/idea-entries.server";
import { createIdeaTrash } from "./ideas/idea-trash.server";
import { IDEA_KIND } from "./model/idea-fields";
import { productPosts, salePosts } from "./model/post-words";
import { PRODUCT_REVIEW_KIND, PURCHASE_KIND } from "./model/sale-status";
import { sweepProductUploads } from "./product-files/product-uploads.server";
import { emailRemainingBuyers } from "./product-files/tell-buyers.server";
import { listProductPrices } from "./products/list-product-prices.server";
import { listRunningSales } from "./products/list-running-sales.server";
import { listSitemapPages } from "./products/list-sitemap-pages.server";
import { findLowestPrice } from "./products/price.server";
import { createSamplesItem } from "./products/samples-item.server";
import { productReviewEmails } from "./reviews/review-emails.server";
import { createProductReviewTrash } from "./reviews/review-trash.server";
import { createSaleFigures, readSaleReport } from "./sales/month-figures.server";
import { createPurchaseTrash } from "./sales/purchase-trash.server";
import { createSaleMetrics } from "./sales/sale-metrics.server";
import { createSaleSummary } from "./sales/sale-summary.server";

export function createShopFeature(services: Services): Feature {
  const { purchases, toolRequests: ideas } = services.db.tables;
  return {
    name: "shop",
    posts: {
      [paths.adminProducts]: productPosts,
      [paths.adminSales]: salePosts,
      [paths.adminIdea("")]: createEntryPosts("an idea"),
    },
    emails: { ...buyerEmails, ...teamSaleEmails, ...ideaEmails, ...ideaAnswerEmails, ...productReviewEmails },
    notifications: {
      sales: { label: "New purchases", group: "sales", topics: ["purchase-sold"] },
      sale_problems: {
        label: "Purchases on hold, refunded or disputed",
        group: "sales",
        topics: [
          "purchase-held",
          "purchase-refunded",
          "purchase-refund-failed",
          "purchase-disputed",
          "purchase-dispute-closed",
        ],
      },
      product_reviews: { label: "Product reviews", group: "sales", topics: Object.keys(productReviewEmails) },
      ideas: { label: "Vault ideas", group: "inbox", topics: Object.keys(ideaEmails) },
    },
    payables: { product: createProductPayable(services) },
    prices: { products: (currency) => listProductPrices(services.db, currency) },
    payers: {
      product: (address) =>
        hasPayment(services.db, { table: purchases, status: purchases.status, paid: "active" }, address),
    },
    records: {
      [PURCHASE_KIND]: createRecordKind(services, {
        ...{ table: purchases, name: purchases.number, person: purchases.email, time: purchases.createdAt },
        getHref: ({ name }) => paths.adminSale(name),
      }),
      [IDEA_KIND]: createRecordKind(services, {
        ...{ table: ideas, name: ideas.name, time: ideas.createdAt },
        getHref: ({ id }) => paths.adminIdea(id),
      }),
    },
    trash: {
      [IDEA_KIND]: createIdeaTrash(services),
      [PURCHASE_KIND]: createPurchaseTrash(services),
      [PRODUCT_REVIEW_KIND]: createProductReviewTrash(services),
    },
    inboxEntries: { [IDEA_KIND]: { ...createIdeaEntries(services), kind: createIdeaKind(services) } },
    watchedLists: {
      products: { tables: ["products", "productFiles", "productReviews", "purchases"], readState: listRunningSales },
      // A purchase or a review changes no price.
      "product prices": { tables: ["products"] },
    },
    setup: { samples: createSamplesItem(services) },
    sweeps: {
      "buyers to tell": () => emailRemainingBuyers(services),
      "files and pictures of products": (now) => sweepProductUploads(services, now),
    },
    figures: { sales: createSaleFigures(services) },
    reports: { sales: () => readSaleReport(services) },
    metrics: createSaleMetrics(services),
    summary: { sales: createSaleSummary(services) },
    lowestPrices: { products: () => findLowestPrice(services.db) },
    sitemapPages: { product: () => listSitemapPages(services) },
    onStart: {
      "fill the shop": () => fillShop(services),
      "tell the remaining buyers": () => emailRemainingBuyers(services),
    },
    grows: {
      purchases: { about: "buyers, by email", kept: "until its age under Settings, or 30 days after it is deleted" },
      purchaseEvents: { about: "a buyer’s downloads, by the purchase", kept: "as long as the purchase" },
      productReviews: {
        about: "buyers’ reviews, by their purchase",
        kept: "as long as the purchase, or until 30 days after it is deleted",
      },
      toolRequests: {
        about: "senders, by email",
        kept: "until its age under Settings, or 30 days after it is deleted",
      },
      toolRequestEvents: {
        about: "a sender’s idea, by the idea: changes, notes and answers",
        kept: "as long as the idea",
      },
      products: { kept: "always" },
      productEdits: { kept: "always" },
      productFiles: { kept: "always" },
      productUploads: { kept: "until it becomes a version of a product, or for a day" },
      productPictures: { kept: "while a product shows it, or for a day" },
    },
  };
}
