import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { getListUrl } from "./filters";
import { countNew, limitEntries } from "./list/list-entries.server";

export const createInboxFeature = (services: Services): Feature => ({
  name: "inbox",
  menuCounts: {
    [paths.adminInbox]: { label: "new", count: (user) => countNew(limitEntries(services, user)) },
  },
  figures: {
    inbox: {
      title: "Inbox",
      read: async () => {
        const href = getListUrl({ status: "new" });
        return [{ name: "unanswered", label: "Unanswered", value: await countNew(services), href, isToday: true }];
      },
    },
  },
});
