import { listOfferedPackages } from "./order/pay/payment-link.server";
import type { Services } from "./server/services.server";
import { business, type Site } from "./site";

export async function loadSite(services: Services): Promise<Site> {
  const [texts, packages] = await Promise.all([services.settings.read(business), listOfferedPackages(services)]);
  return { origin: services.env.ORIGIN, business: texts, packages };
}
