import type { Feature } from "#app/server/feature.server";
import { readProductsRevision } from "./products/revision.server";

export function createShopFeature(): Feature {
  return {
    name: "shop",
    watchedLists: { products: readProductsRevision },
    personalData: [
      { table: "purchases", about: "buyers, by email", kept: "until it is removed by hand" },
      { table: "purchaseEvents", about: "a buyer’s downloads, by the purchase", kept: "as long as the purchase" },
      { table: "toolRequests", about: "senders, by email", kept: "until it is removed by hand" },
    ],
  };
}
