import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { listPersonKinds } from "#app/person/find-records.server";
import { NOT_SEARCHED } from "#app/person/mentions.server";
import { listReferencing } from "#drizzle/references";
import type { Tables } from "#drizzle/schema";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** Tables that a copy or an erasure reaches in another way than by the record with the person's address. */
const reachedOtherwise: Partial<Record<keyof Tables, string>> = {
  outbox: "by the record and by the address in the message",
  summaryLines: "by the record",
  trashEvents: "by the record",
  emailRecipients: "by the signature of the address",
  paymentEntries: "by the record and by the signature of the address",
  receipts: "by the payment",
  refunds: "by the record: its note",
  adminUsers: "accounts of the office: in a copy; removed under People",
  accountEvents: "in a copy of an account",
};

/** Tables without anything about a visitor or customer. */
const impersonal: Partial<Record<keyof Tables, string>> = {
  accountLinks: "end by themselves; only hashes",
  backupRuns: "times",
  checkoutSessions: "the number of an order, the provider's ids, amounts and the visit's source, for a month",
  couponUses: "the number of an order, and amounts",
  coupons: "the office's own",
  erasures: "counts, without whose data it was",
  hourlyLimits: "signatures of networks, for an hour",
  leases: "names of tasks",
  meetingKinds: "the office's own",
  nightlyRuns: "days",
  orderCounts: "counts",
  paymentEvents: "the number of an order, the provider's ids and amounts, for the books",
  productEdits: "the office's own",
  productFiles: "the office's own",
  productPictures: "the office's own",
  productUploads: "the office's own",
  products: "the office's own",
  providerTaxRates: "the office's own",
  receiptYears: "counts",
  recoveryCodes: "hashes",
  refusedEvents: "times",
  revisions: "counts",
  sessions: "of the office; end by themselves",
  settingEdits: "the office's own",
  settings: "the office's own",
  signInLimits: "networks, for 15 minutes",
  sitePictures: "the office's own",
  specialDays: "the office's own",
  webVitalDays: "figures of the office's screens",
  pageViews: "sums of page views",
  webVitals: "figures of the office's screens",
  weeklyHours: "the office's own",
};

test("a copy and an erasure reach every table that has something about people", () => {
  const { db, features } = site.services;
  const kinds = listPersonKinds(site.services).map(([, { table }]) => table as PgTable);
  const names = Object.entries(db.tables) as [keyof Tables, PgTable][];
  const roots = names.filter(([, table]) => kinds.includes(table)).map(([name]) => name);
  const children = kinds.flatMap((table) => listReferencing(db, table).map(({ key }) => key));
  const reached = new Set<string>([...roots, ...children, ...Object.keys(reachedOtherwise)]);
  expect(roots).toHaveLength(6);
  expect(names.map(([name]) => name).filter((name) => !reached.has(name) && !impersonal[name])).toEqual([]);
  expect(Object.keys(impersonal).filter((name) => reached.has(name) || !(name in db.tables))).toEqual([]);
  expect(NOT_SEARCHED.filter((name) => roots.includes(name))).toEqual([]);
  const personal = Object.entries(features.grows).filter(([, { about }]) => about);
  expect(personal.map(([name]) => name).filter((name) => !reached.has(name))).toEqual([]);
});
