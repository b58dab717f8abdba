import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Writer } from "#drizzle/connect";
import type { Tables } from "#drizzle/schema";
import type { MenuCount, ScreenGroup } from "../office-rights";
import type { Command } from "./command.server";
import type { EmailTopics } from "./email/email-topics.server";
import type { FigureGroup, ReadReportFigures, SummaryGroup } from "./figure-group";
import type { PostWords } from "./forms/post-words";
import type { HealthChecks } from "./health/health-check";
import type { InboxSource } from "./inbox-source.server";
import type { Intervals } from "./live/change-feed.server";
import type { Metrics } from "./metrics/metric";
import type { CheckedPrice } from "./money/currency";
import type { Payable } from "./payable.server";
import type { ReviewRows } from "./records/review-rows";
import type { TrashKind } from "./records/trash-kind.server";
import type { SettingForm, SettingListForm, SetupItem } from "./setting-form";
import type { Call } from "./text/call";

/**
 * What one feature adds to the server, collected by `app/features.server.ts`. Keys of `emails` and `webhooks` are
 * outbox topics; those of `payables`, `payers`, `records`, `inboxEntries`, `publishedReviews`, `lowestPrices`, `files`
 * and `trash` are kinds such as `order`.
 */
export interface Feature {
  name: string;
  emails?: EmailTopics;
  webhooks?: Readonly<Record<string, { label: string }>>;
  /** Emails to the team. Everybody in the office chooses whether and how to get each kind. */
  notifications?: Readonly<Record<string, NotificationKind>>;
  summary?: Readonly<Record<string, SummaryGroup>>;
  payables?: Readonly<Record<string, Payable>>;
  /** Each returns whether something was paid with this email address (lowercase), which confirms the address. */
  payers?: Readonly<Record<string, (address: string) => Promise<boolean>>>;
  /** Hosted payment links by the feature's name, then by item. The link of `gift_card` is PAYMENT_LINK_GIFT_CARD. */
  paymentLinks?: Readonly<Record<string, () => PaymentLinks>>;
  /** Keyed by the beginning of the forms' addresses. Shown when a form is sent after its session has ended. */
  posts?: Readonly<Record<string, PostWords>>;
  records?: Readonly<Record<string, RecordKind>>;
  inboxEntries?: Readonly<Record<string, InboxSource>>;
  /** Run at every start of each process, after the migrations. The site starts even if one rejects. */
  onStart?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Run every ten minutes. */
  sweeps?: Readonly<Record<string, (now: number) => Promise<unknown>>>;
  /** Run in the first sweep of each day (in BUSINESS_TIMEZONE), by only one of several processes. */
  daily?: Readonly<Record<string, (tx: Writer, now: number) => Promise<unknown>>>;
  /** Keyed by the last part of their address below `/admin/settings`. */
  settings?: Readonly<Record<string, SettingForm | SettingListForm>>;
  calls?: Readonly<Record<string, () => Promise<Call>>>;
  /** What the feature's items would cost in a currency, such as "eur", for people who check all prices. */
  prices?: Readonly<Record<string, (currency: string) => Promise<CheckedPrice[]>>>;
  setup?: Readonly<Record<string, SetupItem>>;
  /** Each returns the screen that opens after an admin signed in, or null for the usual one. */
  afterSignIn?: Readonly<Record<string, () => Promise<string | null>>>;
  hides?: Readonly<Record<string, (path: string) => Promise<boolean>>>;
  menuCounts?: Readonly<Record<string, MenuCount>>;
  figures?: Readonly<Record<string, FigureGroup>>;
  reports?: Readonly<Record<string, ReadReportFigures>>;
  commands?: Readonly<Record<string, Command>>;
  watchedLists?: Readonly<Record<string, WatchedList>>;
  watchedRecords?: Readonly<Record<string, WatchedRecords>>;
  files?: Readonly<Record<string, FindFile>>;
  publishedReviews?: Readonly<Record<string, (max: number) => Promise<ReviewRows>>>;
  /** The lowest price above zero, in the currency’s smallest unit, and how many pieces it buys. Null if nothing is for sale. */
  lowestPrices?: Readonly<Record<string, () => Promise<{ cents: number; quantity: number } | null>>>;
  trash?: Readonly<Record<string, TrashKind>>;
  sitemapPages?: Readonly<Record<string, () => Promise<SitemapPage[]>>>;
  healthChecks?: HealthChecks;
  metrics?: Metrics;
  grows?: Readonly<Partial<Record<keyof Tables, GrowingTable>>>;
}

export interface NotificationKind {
  label: string;
  topics: readonly string[];
  /** Only those who may open these screens get them. */
  group: ScreenGroup;
}

export interface Watched {
  tables: readonly (keyof Tables)[];
  intervals?: Intervals;
}

export interface WatchedList extends Watched {
  /** Reads what changes the list without a write, such as the end of a sale. */
  readState?(db: Database): Promise<unknown>;
}

export interface WatchedRecords extends Watched {
  /** For each id, a text that changes whenever the record does. Ids without a record are omitted. */
  readRevisions(db: Database, ids: string[]): Promise<ReadonlyMap<string, string>>;
}

export interface RecordKind {
  describe(ids: string[]): Promise<Map<string, RecordLink>>;
  /** Returns the ids of the newest matches. `text` is lowercase. */
  search(text: string): Promise<string[]>;
}

export interface RecordLink {
  name: string;
  /** The customer's name or email, unless `name` already is that. */
  person?: string;
  href: string;
}

export type PaymentLinks = Readonly<Record<string, string | undefined>>;

export type FindFile = (request: Request, id: string) => Promise<StoredFile | null>;

export interface StoredFile {
  /** Storage key. The content under a key never changes. */
  path: string;
  name: string;
  type: string;
  size: number;
  disposition: "inline" | "attachment";
  cacheControl: string;
}

export interface SitemapPage {
  path: string;
  changedAt: Date;
}

export interface GrowingTable {
  kept: string;
  until?: PgColumn;
  /** For personal data: whose it is and how it is found, such as "customers, by email". */
  about?: string;
}

export type CombinedFeatures = {
  readonly [Key in Exclude<keyof Feature, "name">]-?: NonNullable<Feature[Key]>;
};

/** @throws Error when two features use the same name */
export function combineFeatures(features: readonly Feature[]): CombinedFeatures {
  return {
    emails: combine(features, "emails"),
    webhooks: combine(features, "webhooks"),
    notifications: combine(features, "notifications"),
    summary: combine(features, "summary"),
    payables: combine(features, "payables"),
    payers: combine(features, "payers"),
    paymentLinks: combine(features, "paymentLinks"),
    posts: combine(features, "posts"),
    records: combine(features, "records"),
    inboxEntries: combine(features, "inboxEntries"),
    onStart: combine(features, "onStart"),
    sweeps: combine(features, "sweeps"),
    daily: combine(features, "daily"),
    settings: combine(features, "settings"),
    calls: combine(features, "calls"),
    prices: combine(features, "prices"),
    setup: combine(features, "setup"),
    afterSignIn: combine(features, "afterSignIn"),
    hides: combine(features, "hides"),
    menuCounts: combine(features, "menuCounts"),
    figures: combine(features, "figures"),
    reports: combine(features, "reports"),
    commands: combine(features, "commands"),
    watchedLists: combine(features, "watchedLists"),
    watchedRecords: combine(features, "watchedRecords"),
    files: combine(features, "files"),
    publishedReviews: combine(features, "publishedReviews"),
    lowestPrices: combine(features, "lowestPrices"),
    trash: combine(features, "trash"),
    sitemapPages: combine(features, "sitemapPages"),
    grows: combine(features, "grows"),
    healthChecks: combine(features, "healthChecks"),
    metrics: combine(features, "metrics"),
  };
}

function combine<Key extends keyof CombinedFeatures>(features: readonly Feature[], key: Key): CombinedFeatures[Key] {
  const entries = features.flatMap((feature) => Object.entries(feature[key] ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`two features bring ${key} named "${twice}"`);
  return Object.fromEntries(entries) as CombinedFeatures[Key];
}
