import { eq } from "drizzle-orm";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { PostWords } from "../server/forms/post-words";
import type { Services } from "../server/services.server";
import { getListUrl } from "./filters";
import { createOutboxChecks } from "./outbox-checks.server";
import { createOutboxMetrics } from "./outbox-metrics.server";

export function createOutboxFeature(services: Services): Feature {
  const { db } = services;
  const { outbox } = db.tables;
  const countFailed = () => db.read.$count(outbox, eq(outbox.state, "dead"));
  return {
    name: "outbox",
    posts: { [paths.adminOutbox]: outboxPosts },
    menuCounts: {
      [paths.adminOutbox]: { label: "failed", count: countFailed },
    },
    figures: {
      outbox: {
        title: "Outbox",
        read: async () => {
          const value = await countFailed();
          const href = getListUrl({ state: "dead" });
          return [{ name: "failed", label: "Failed emails", value, href, needsAction: true, shouldBeZero: true }];
        },
      },
    },
    healthChecks: createOutboxChecks(services),
    metrics: createOutboxMetrics(services),
    grows: { outbox: { kept: "30 days after it is sent", about: "recipients, by the record" } },
  };
}

const outboxPosts: PostWords = {
  retry: (fields) => ({
    title: fields.has("id") ? "Send a message again" : "Send all failed messages again",
    details: [],
  }),
  discard: () => ({ title: "Discard a message", details: [] }),
};
