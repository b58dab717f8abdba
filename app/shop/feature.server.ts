import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { fillShop } from "./catalogue/fill-shop.server";

export function createShopFeature(services: Services): Feature {
  return {
    name: "shop",
    starts: { "fill the shop": () => fillShop(services) },
    personalData: [
      { table: "purchases", about: "buyers, by email", kept: "until it is removed by hand" },
      { table: "purchaseEvents", about: "a buyer’s downloads, by the purchase", kept: "as long as the purchase" },
      { table: "toolRequests", about: "senders, by email", kept: "until it is removed by hand" },
    ],
  };
}
