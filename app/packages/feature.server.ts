import { paths } from "../paths";
import { getCheckout } from "../payment/payment-links.server";
import { knowsWebhookSecret } from "../payment/webhook-check.server";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import type { SetupItem } from "../server/setting-form";
import { listOrderablePackages, listPackageLinks, listPackageNotes } from "./offered-packages.server";
import { createPackageSettings, listPackagePrices } from "./package-settings.server";
import { createPaymentLinksCheck } from "./payment-links-check.server";

export function createPackagesFeature(services: Services): Feature {
  return {
    name: "packages",
    settings: { packages: createPackageSettings(services) },
    prices: { packages: (currency) => listPackagePrices(services, currency) },
    onStart: { "payment links of packages": () => warnAboutLinks(services) },
    setup: { payment: createPaymentItem(services) },
    healthChecks: { paymentLinks: createPaymentLinksCheck(services) },
    paymentLinks: { packages: () => listPackageLinks(services) },
    lowestPrices: { packages: () => findLowestPrice(services) },
  };
}

async function findLowestPrice(services: Services) {
  const [cheapest] = (await listOrderablePackages(services)).sort((a, b) => a.cents - b.cents);
  return cheapest ? { cents: cheapest.cents, quantity: cheapest.visuals } : null;
}

async function warnAboutLinks(services: Services): Promise<void> {
  if (services.env.APP_ENV === "production")
    for (const note of await listPackageNotes(services)) services.log.warn(note);
}

const createPaymentItem = (services: Services): SetupItem => ({
  title: "Payment",
  text: "Add your payment provider’s key, or a payment link for each package. Then tell the provider where to report payments.",
  href: paths.adminConnections,
  async isDone() {
    const missing = (await listPackageNotes(services)).filter((note) => note.startsWith("Customers"));
    return getCheckout(services) !== "test" && missing.length === 0 && knowsWebhookSecret(services);
  },
});
