import { getTableName } from "drizzle-orm";
import { type ConnectOptions, connect, type Database } from "#drizzle/connect";
import { business, calendar } from "../site";
import { createMailer } from "./email/email.server";
import type { Env } from "./env/env.server";
import { type CombinedFeatures, combineFeatures, type Feature } from "./feature.server";
import { createRateLimiter, type RateLimiter } from "./forms/rate-limit.server";
import { type ChangeFeeds, createChangeFeeds } from "./live/change-feeds.server";
import { createListRevisions, type ListRevisions } from "./live/list-revisions.server";
import { listAffected } from "./live/watched.server";
import { createLog, type Logger } from "./log.server";
import { listEarlierWebhooks, madeWebhook } from "./made-webhook";
import { type Counters, createCounters } from "./metrics/counters";
import { createWorker } from "./outbox/outbox.server";
import { createRecipientCheck } from "./outbox/recipients.server";
import { createTeamCheck } from "./outbox/team-recipient.server";
import { createWebhookSender } from "./outbox/webhook.server";
import { loadSecrets, type Secrets } from "./secrets.server";
import { createSettings, SETTINGS_LIST, type Settings } from "./settings.server";
import { createStorage } from "./storage/create-storage.server";
import type { Storage } from "./storage/storage.server";
import { createThumbnails, type Thumbnails } from "./storage/thumbnails.server";
import { createPageViews, type PageViews } from "./visits/page-views.server";

export interface Services {
  /** With the time zone of the settings, if the office has chosen one. */
  env: Env;
  defaultTimeZone: string;
  /** The origin of links in emails and webhooks: ORIGIN, or localhost. Never a request's Host. */
  linkOrigin: string;
  log: Logger;
  db: Database;
  storage: Storage;
  thumbnails: Thumbnails;
  secrets: Secrets;
  limiter: RateLimiter;
  counters: Counters;
  pageViews: PageViews;
  worker: ReturnType<typeof createWorker>;
  features: CombinedFeatures;
  changes: ChangeFeeds;
  revisions: ListRevisions;
  settings: Settings;
}

export type FeatureFactory = (services: Services) => Feature;

export function createServices(
  given: Env,
  factories: readonly FeatureFactory[],
  { log = createLog(given), ...options }: Pick<ConnectOptions, "mayBeAway"> & { log?: Logger } = {},
): Services {
  const env: Env = {
    ...given,
    get BUSINESS_TIMEZONE() {
      return settings.recall(calendar).time_zone || given.BUSINESS_TIMEZONE;
    },
    get TEAM_EMAIL() {
      const isDefault = given.TEAM_EMAIL === business.defaults.email;
      return isDefault ? settings.recall(business).email : given.TEAM_EMAIL;
    },
  };
  const db = connect(env.DATABASE_URL, {
    ...options,
    onConnectionLost: (error) => log.warn({ err: error }, "database connection lost"),
    listRevisions: ({ tables }) => listAffected(db, services.features.watchedLists, tables),
    onCommit(writes) {
      const { worker, changes, features } = services;
      if (writes.inserted.has(getTableName(db.tables.outbox))) worker.wake();
      const watched = { ...features.watchedLists, ...features.watchedRecords };
      changes.announce(listAffected(db, watched, writes.tables));
    },
  });
  const storage = createStorage(env);
  const loaded = loadSecrets(env);
  const secrets: Secrets = {
    session: loaded.session,
    get stripeWebhook() {
      return env.STRIPE_WEBHOOK_SECRET ?? (settings.recall(madeWebhook).secret || loaded.stripeWebhook);
    },
    get earlierStripeWebhooks() {
      if (env.STRIPE_WEBHOOK_SECRET) return [];
      return listEarlierWebhooks(settings.recall(madeWebhook), db.now()).map(({ secret }) => secret);
    },
  };
  const hasPaid = async (address: string) => {
    for (const findPayment of Object.values(services.features.payers)) if (await findPayment(address)) return true;
    return false;
  };
  const changes = createChangeFeeds(db, log, () => services.features);
  const revisions = createListRevisions(changes);
  const settings = createSettings(db, revisions, log, () => changes.notify(SETTINGS_LIST));
  const services: Services = {
    env,
    defaultTimeZone: given.BUSINESS_TIMEZONE,
    linkOrigin: env.ORIGIN,
    log,
    db,
    storage,
    thumbnails: createThumbnails(storage, log, env.THUMBNAIL_SECONDS),
    secrets,
    limiter: createRateLimiter({ db, log, secrets }),
    counters: createCounters(),
    pageViews: createPageViews({ db, env, log }),
    worker: createWorker({
      db,
      log,
      senders: {
        mail: createMailer(env, log, settings, () => services.features.emails, { findAddress: createTeamCheck(db) }),
        webhook: createWebhookSender(env, log, { now: db.now }),
      },
      checkRecipient: createRecipientCheck({ db, env, secrets, hasPaid }),
    }),
    features: combineFeatures([]),
    changes,
    revisions,
    settings,
  };
  services.features = combineFeatures(factories.map((make) => make(services)));
  return services;
}
