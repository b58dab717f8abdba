import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { listPackageLinks } from "./offered-packages.server";
import { createPackageSettings } from "./package-settings.server";

export function createPackagesFeature(services: Services): Feature {
  return {
    name: "packages",
    settings: { packages: createPackageSettings(services) },
    paymentLinks: { packages: () => listPackageLinks(services) },
  };
}
