import { connect, type Database } from "#drizzle/connect";
import type { Env } from "./env.server";
import { createLog, type Logger } from "./log.server";
import { createMailer } from "./mail.server";
import type { MailWriters } from "./mail-writers.server";
import { createOrderNews, type OrderNews } from "./order-news.server";
import { createWorker } from "./outbox.server";
import { createRateLimiter, type RateLimiter } from "./rate-limit.server";
import { loadSecrets, type Secrets } from "./secrets.server";
import { createStorage, type Storage } from "./storage.server";
import { createThumbnails, type Thumbnails } from "./thumbnails.server";
import { createWebhookSender } from "./webhook.server";

/** What every loader and action gets through its `context`, made once for each process. */
export interface Services {
  env: Env;
  /** What links in mails begin with; in a request's context, the result of `linkOrigin`. */
  origin: string;
  log: Logger;
  db: Database;
  storage: Storage;
  thumbnails: Thumbnails;
  secrets: Secrets;
  limiter: RateLimiter;
  worker: ReturnType<typeof createWorker>;
  /** Who writes the mails that the worker sends. */
  mails: MailWriters;
  orderNews: OrderNews;
}

/** Makes them; nothing runs or listens before `server.ts` starts it. `mails` says who writes which mail. */
export function createServices(env: Env, mails: MailWriters): Services {
  const log = createLog(env);
  const db = connect(env.DATABASE_URL, (error) => log.warn({ err: error }, "database connection lost"));
  const senders = { mail: createMailer(env, log, mails), webhook: createWebhookSender(env, log) };
  const storage = createStorage(env);
  return {
    env,
    origin: env.ORIGIN,
    log,
    db,
    storage,
    thumbnails: createThumbnails(storage, log, env.THUMBNAIL_SECONDS),
    secrets: loadSecrets(env),
    limiter: createRateLimiter(),
    worker: createWorker({ db, log, senders }),
    mails,
    orderNews: createOrderNews(db, log),
  };
}
