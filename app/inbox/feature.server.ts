import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { getListUrl, noFilters } from "./filters";
import { countNew, findLateMoment, limitEntries } from "./list/list-entries.server";
import { removeSpam } from "./remove-spam.server";

export const createInboxFeature = (services: Services): Feature => ({
  name: "inbox",
  sweeps: {
    "inbox spam": async (now) => {
      for (const { kind } of Object.values(services.features.inboxEntries))
        if (kind) await removeSpam(services, kind, now);
    },
  },
  menuCounts: {
    [paths.adminInbox]: { label: "new", count: (user) => countNew(limitEntries(services, user)) },
  },
  figures: {
    inbox: {
      title: "Inbox",
      read: async (now, user) => {
        const href = getListUrl({ status: "new" });
        const inbox = user ? limitEntries(services, user) : services;
        const lateMoment = await findLateMoment(services, now);
        const [value, lateOnes] = await Promise.all([countNew(inbox), countNew(inbox, noFilters, lateMoment)]);
        const late = lateOnes > 0 ? `${lateOnes} late` : undefined;
        return [{ name: "unanswered", label: "New messages", value, href, needsAction: true, late }];
      },
    },
  },
});
