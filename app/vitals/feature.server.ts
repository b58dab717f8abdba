import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { summarizeFinishedDays } from "./vital-days.server";

export function createVitalsFeature(services: Services): Feature {
  return {
    name: "vitals",
    grows: {
      webVitals: { kept: "until its day is over and summed up" },
      webVitalDays: { kept: "always" },
      pageViews: { kept: "always" },
    },
    sweeps: { "web vitals": (now) => summarizeFinishedDays(services, now) },
  };
}
