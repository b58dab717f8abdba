import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { settleAskedRefunds } from "./request-refund.server";

export function createRefundsFeature(services: Services): Feature {
  return {
    name: "refunds",
    sweeps: { "asked refunds": (now) => settleAskedRefunds(services, now) },
    grows: { refunds: { kept: "always", about: "notes about a customer, until the record is erased or deleted" } },
  };
}
