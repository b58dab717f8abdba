import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { countNew, limitEntries } from "./list/list-entries.server";

export const createInboxFeature = (services: Services): Feature => ({
  name: "inbox",
  menuCounts: {
    [paths.adminInbox]: { label: "new", count: (user) => countNew(limitEntries(services, user)) },
  },
});
