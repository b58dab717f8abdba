import type { Database } from "#drizzle/connect";
import type { Tables } from "#drizzle/schema";
import type { Command } from "./command.server";
import type { StoredFile } from "./http/stored-file.server";
import type { MailTopics } from "./mail/mail-topics.server";
import type { Payable } from "./payment/payable.server";

/**
 * What one feature brings to the machinery that all features share: outbox worker, outbox screen, payments, stored
 * files, sweeper, command line, health check, live lists. That machinery reads the list in `app/features.server.ts` and
 * knows no feature by name. Each `<feature>/feature.server.ts` exports a function that makes one of these from the
 * services of the process.
 */
export interface Feature {
  /** Unique; names the feature in the log. */
  name: string;
  /** The mails that it queues, by outbox topic. */
  mails?: MailTopics;
  /** The webhooks that it queues, by outbox topic. */
  webhooks?: Readonly<Record<string, { label: string }>>;
  /** What of it can be paid, by kind, such as `order`. */
  payables?: Readonly<Record<string, Payable>>;
  /** The payment link of each item that it sells, by item name: that of `gift_card` is PAYMENT_LINK_GIFT_CARD. */
  paymentLinks?: Readonly<Record<string, string | undefined>>;
  /** What its messages are about, by kind, such as `order`. */
  records?: Readonly<Record<string, RecordKind>>;
  /** What has to be done every ten minutes, by name. `now` in milliseconds. */
  sweeps?: Readonly<Record<string, (now: number) => Promise<unknown>>>;
  /** Its commands of `npm run admin`, by name. */
  commands?: Readonly<Record<string, Command>>;
  /** Lists that browsers watch: each reads a text that is another one whenever its list is. */
  watchedLists?: Readonly<Record<string, (db: Database) => Promise<string>>>;
  /** Who may read its stored files, by kind, such as `photo`; `GET /files/<kind>/<id>` serves them. */
  files?: Readonly<Record<string, FindFile>>;
  /** Parts without which the site cannot serve, by name. Rejects when the part is down. */
  healthChecks?: Readonly<Record<string, () => Promise<void>>>;
  /** Where it keeps what belongs to a person. */
  personalData?: readonly PersonalData[];
}

/** Records of one kind, as the back office shows and finds them from other screens. */
export interface RecordKind {
  /** The name and back-office address of each record, by id. Ids without a record are left out. */
  describe(ids: string[]): Promise<Map<string, RecordLink>>;
  /** The ids of the newest records that a search means: a part of what people call them by, in lower case. */
  search(text: string): Promise<string[]>;
}

export interface RecordLink {
  name: string;
  href: string;
}

/** The stored file with this id if this request may read it; otherwise null, and the visitor gets a 404. */
export type FindFile = (request: Request, id: string) => Promise<StoredFile | null>;

export interface PersonalData {
  table: keyof Tables;
  /** Whose it is and how it is found, such as "customers, by email". */
  about: string;
  /** How long it stays. */
  kept: string;
}

/** What all features bring, by name. */
export type CombinedFeatures = {
  readonly [Sort in Exclude<keyof Feature, "name" | "personalData">]-?: NonNullable<Feature[Sort]>;
};

/** @throws Error when two features use the same name */
export function combineFeatures(features: readonly Feature[]): CombinedFeatures {
  return {
    mails: combine(features, "mails"),
    webhooks: combine(features, "webhooks"),
    payables: combine(features, "payables"),
    paymentLinks: combine(features, "paymentLinks"),
    records: combine(features, "records"),
    sweeps: combine(features, "sweeps"),
    commands: combine(features, "commands"),
    watchedLists: combine(features, "watchedLists"),
    files: combine(features, "files"),
    healthChecks: combine(features, "healthChecks"),
  };
}

function combine<Sort extends keyof CombinedFeatures>(
  features: readonly Feature[],
  sort: Sort,
): CombinedFeatures[Sort] {
  const entries = features.flatMap((feature) => Object.entries(feature[sort] ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`two features bring ${sort} named "${twice}"`);
  return Object.fromEntries(entries) as CombinedFeatures[Sort];
}
