import { connect, type Database } from "#drizzle/connect";
import type { Env } from "./env.server";
import { type CombinedFeatures, combineFeatures, type Feature } from "./feature.server";
import { createRateLimiter, type RateLimiter } from "./forms/rate-limit.server";
import { type ChangeFeeds, createChangeFeeds } from "./live/change-feeds.server";
import { createLog, type Logger } from "./log.server";
import { createMailer } from "./mail/mail.server";
import { createWorker } from "./outbox/outbox.server";
import { createWebhookSender } from "./outbox/webhook.server";
import { loadSecrets, type Secrets } from "./secrets.server";
import { createStorage } from "./storage/create-storage.server";
import type { Storage } from "./storage/storage.server";
import { createThumbnails, type Thumbnails } from "./storage/thumbnails.server";

export interface Services {
  env: Env;
  /** What links in mails and webhooks begin with: ORIGIN, or within a request the result of `getLinkOrigin`. */
  linkOrigin: string;
  log: Logger;
  db: Database;
  storage: Storage;
  thumbnails: Thumbnails;
  secrets: Secrets;
  limiter: RateLimiter;
  worker: ReturnType<typeof createWorker>;
  features: CombinedFeatures;
  changes: ChangeFeeds;
}

export type FeatureFactory = (services: Services) => Feature;

export function createServices(env: Env, factories: readonly FeatureFactory[]): Services {
  const log = createLog(env);
  const db = connect(env.DATABASE_URL, (error) => log.warn({ err: error }, "database connection lost"));
  const storage = createStorage(env);
  const services: Services = {
    env,
    linkOrigin: env.ORIGIN,
    log,
    db,
    storage,
    thumbnails: createThumbnails(storage, log, env.THUMBNAIL_SECONDS),
    secrets: loadSecrets(env),
    limiter: createRateLimiter(),
    worker: createWorker({
      db,
      log,
      senders: { mail: createMailer(env, log, () => services.features.mails), webhook: createWebhookSender(env, log) },
    }),
    // Features are made from the services, so they are added below.
    features: combineFeatures([]),
    changes: createChangeFeeds(db, log, () => services.features),
  };
  services.features = combineFeatures(factories.map((make) => make(services)));
  return services;
}
