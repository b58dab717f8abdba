import { eq } from "drizzle-orm";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import { listTexts } from "../server/forms/post-words";
import type { Services } from "../server/services.server";
import { retention } from "../site";
import { createPersonCommand } from "./person-command.server";
import { retentionForm, sweepRetention } from "./retention.server";

export function createPersonFeature(services: Services): Feature {
  const { settings } = services.db.tables;
  return {
    name: "person",
    settings: { retention: retentionForm },
    setup: {
      retention: {
        title: "Personal data",
        text: "Decide how long the site keeps personal data. Until you decide, the site keeps it until you delete it, and the privacy page says so.",
        href: paths.adminSettingSection("retention"),
        isDone: async () => (await services.db.read.$count(settings, eq(settings.section, retention.name))) > 0,
      },
    },
    sweeps: { retention: (now) => sweepRetention(services, now) },
    commands: { person: createPersonCommand(services) },
    grows: { erasures: { kept: "always" } },
    posts: {
      [paths.adminPersonalData]: {
        erase: (fields) => ({ title: "Erase everything about a person", details: listTexts(fields, "email") }),
      },
    },
  };
}
