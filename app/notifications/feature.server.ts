import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { createNotificationSettings } from "./notification-settings.server";
import { teamAddress } from "./team-address";

export function createNotificationsFeature(services: Services): Feature {
  const { summaryLines } = services.db.tables;
  return {
    name: "notifications",
    settings: { [teamAddress.name]: createNotificationSettings(services) },
    grows: {
      summaryLines: {
        about: "subjects of emails to the team, which may name customers, by the person of the office",
        kept: "until the next daily summary, or for 60 days",
        until: summaryLines.keptUntil,
      },
    },
  };
}
