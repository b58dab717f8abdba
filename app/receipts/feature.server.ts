import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { issueMissingReceipts } from "./issue-missing-receipts.server";

export function createReceiptsFeature(services: Services): Feature {
  return {
    name: "receipts",
    sweeps: { receipts: (now) => issueMissingReceipts(services, now) },
    grows: {
      receipts: { kept: "always", about: "customers, by the payment" },
      receiptYears: { kept: "always" },
    },
  };
}
