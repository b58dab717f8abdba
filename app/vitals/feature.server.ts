import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { summarizeFinishedDays } from "./vital-days.server";

export function vitalsFeature(services: Services): Feature {
  return { name: "vitals", sweeps: { "web vitals": (now) => summarizeFinishedDays(services, now) } };
}
