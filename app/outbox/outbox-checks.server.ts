import { paths } from "../paths";
import { bad, good, type HealthChecks, warning } from "../server/health/health-check";
import { readOutboxDepth } from "../server/outbox/outbox-depth.server";
import type { Services } from "../server/services.server";

const WARNING_SECONDS = 15 * 60;
const BAD_SECONDS = 2 * 3600;

export const createOutboxChecks = ({ db }: Pick<Services, "db">): HealthChecks => ({
  outbox: {
    name: "Outbox",
    advice: "Fix what the last error names, then press Retry.",
    screen: { name: "Outbox", href: paths.adminOutbox, link: "See the outbox" },
    needsDatabase: true,
    async run() {
      const { counts, oldestSeconds } = await readOutboxDepth(db);
      const pending = counts.waiting + counts.retrying;
      if (oldestSeconds > BAD_SECONDS)
        return bad(describeWaiting(pending, `${Math.floor(oldestSeconds / 3600)} hours`));
      if (counts.dead > 0) return warning(`${countMessages(counts.dead)} could not be sent.`);
      if (oldestSeconds > WARNING_SECONDS)
        return warning(describeWaiting(pending, `${Math.floor(oldestSeconds / 60)} minutes`));
      return good(pending > 0 ? `${countMessages(pending)} waiting, none overdue.` : "Everything is sent.");
    },
  },
});

const countMessages = (count: number): string => (count === 1 ? "1 message" : `${count} messages`);

const describeWaiting = (count: number, time: string): string =>
  count === 1 ? `1 message has been waiting for ${time}.` : `${count} messages are waiting, the oldest for ${time}.`;
