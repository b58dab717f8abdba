import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { sendSummaries } from "./send-summaries.server";
import { summaryEmails } from "./summary-email.server";

export function createSummaryFeature(services: Services): Feature {
  return {
    name: "summary",
    emails: summaryEmails,
    sweeps: { "daily summaries": (now) => sendSummaries(services, now) },
  };
}
