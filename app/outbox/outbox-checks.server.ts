import { paths } from "../paths";
import { bad, good, type HealthChecks, warning } from "../server/health/health-check";
import { readOutboxDepth } from "../server/outbox/outbox-depth.server";
import type { Services } from "../server/services.server";

const WARNING_SECONDS = 15 * 60;
const BAD_SECONDS = 2 * 3600;

export const createOutboxChecks = ({ db }: Pick<Services, "db">): HealthChecks => ({
  outbox: {
    name: "Outbox",
    advice: "Open the outbox in the office, fix what the last error says, and press Retry.",
    href: paths.adminOutbox,
    needsDatabase: true,
    async run() {
      const { counts, oldestSeconds } = await readOutboxDepth(db);
      const pending = counts.waiting + counts.retrying;
      if (oldestSeconds > BAD_SECONDS)
        return bad(`${pending} messages wait, the oldest for ${Math.floor(oldestSeconds / 3600)} hours.`);
      if (counts.dead > 0) return warning(`${counts.dead} messages could not be sent.`);
      if (oldestSeconds > WARNING_SECONDS)
        return warning(`${pending} messages wait, the oldest for ${Math.floor(oldestSeconds / 60)} minutes.`);
      return good(pending > 0 ? `${pending} messages wait, none for long.` : "Everything is sent.");
    },
  },
});
