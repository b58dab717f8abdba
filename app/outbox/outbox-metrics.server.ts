import type { Metrics } from "../server/metrics/metric";
import { readOutboxDepth } from "../server/outbox/outbox-depth.server";
import type { Services } from "../server/services.server";

export const createOutboxMetrics = ({ db }: Pick<Services, "db">): Metrics => ({
  site_outbox_messages: {
    help: "Messages that are not sent: waiting, retrying after a failure, held until the address is confirmed, or dead",
    type: "gauge",
    async read() {
      const { counts } = await readOutboxDepth(db);
      return Object.entries(counts).map(([state, value]) => ({ value, labels: { state } }));
    },
  },
  site_outbox_oldest_seconds: {
    help: "How long the oldest message waits that is due",
    type: "gauge",
    read: async () => [{ value: (await readOutboxDepth(db)).oldestSeconds }],
  },
});
