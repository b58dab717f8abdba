import { backupTargets } from "./backup/backup-targets";
import { instanceTargets } from "./instances/instance-targets";
import { lengthTargets, pageTargets } from "./page/page-targets";
import { reportTargets } from "./reports/report-targets";

/** A measurement meets `atMost`, `atLeast`, or `ratio` times the reference of the same run. */
export interface Target {
  what: string;
  unit: string;
  reference?: string;
  atMost?: number;
  atLeast?: number;
  ratio?: number;
}

export const targets = {
  uploadMemory: {
    what: "Peak memory of the server, 4 posts of 30 files of 20 MB at once",
    unit: "MB",
    atMost: 200,
  },
  uploadRate: {
    what: "Storing those 2.4 GB",
    unit: "MB/s",
    reference: "bare busboy to disk",
    ratio: 0.7,
  },
  uploadRateDurable: {
    what: "The same against a reference that waits for the disk, too",
    unit: "MB/s",
    reference: "bare busboy to disk, datasync for each file",
  },
  orderRate: {
    what: "Stored orders without files, SQLite, 32 connections",
    unit: "orders/s",
    atLeast: 300,
  },
  orderTail: {
    what: "99% of those orders answered within",
    unit: "ms",
    atMost: 100,
  },
  orderLimitsSqlite: {
    what: "Stored orders with the hourly limits on, SQLite",
    unit: "orders/s",
    reference: "without limits",
  },
  orderLimitsPostgres: {
    what: "Stored orders with the hourly limits on, PostgreSQL",
    unit: "orders/s",
    reference: "without limits",
  },
  contactRate: {
    what: "Stored contact messages, SQLite, 32 connections",
    unit: "messages/s",
    atLeast: 300,
  },
  contactTail: {
    what: "99% of those messages answered within",
    unit: "ms",
    atMost: 100,
  },
  deliveryRate: {
    what: "Delivering a file of 2 GB",
    unit: "MB/s",
    reference: "bare busboy to disk",
    ratio: 0.7,
  },
  deliveryMemory: { what: "the same: growth of the server's peak memory", unit: "MB", atMost: 100 },
  zipRate: {
    what: "Archive of 30 files of 20 MB",
    unit: "MB/s",
    reference: "cat of the same files to a socket",
    ratio: 0.6,
  },
  zipFirst: { what: "the same: first byte, the slowest of all", unit: "ms", atMost: 200 },
  zipMemory: { what: "the same: growth of the server's peak memory", unit: "MB", atMost: 60 },
  downloadRate: {
    what: "Downloading a bought file of 500 MB",
    unit: "MB/s",
    reference: "bare stream of the same file to a socket",
    ratio: 0.8,
  },
  downloadMemory: { what: "the same: growth of the server's peak memory", unit: "MB", atMost: 30 },
  customerPageSqlite: {
    what: "Server time of an order's page with 5 rounds, 60 files and 100 messages, SQLite: p95",
    unit: "ms",
    atMost: 25,
  },
  customerPagePostgres: {
    what: "Server time of an order's page with 5 rounds, 60 files and 100 messages, PostgreSQL: p95",
    unit: "ms",
    atMost: 25,
  },
  freeTimesSqlite: {
    what: "Free times of a month with 2,000 bookings and 100 special days, SQLite: p95",
    unit: "ms",
    atMost: 10,
  },
  freeTimesPostgres: {
    what: "Free times of a month with 2,000 bookings and 100 special days, PostgreSQL: p95",
    unit: "ms",
    atMost: 10,
  },
  vaultSqlite: {
    what: "Server time of the Vault's list with 5,000 products, not from the cache, SQLite: p95",
    unit: "ms",
    atMost: 10,
  },
  vaultPostgres: {
    what: "Server time of the Vault's list with 5,000 products, not from the cache, PostgreSQL: p95",
    unit: "ms",
    atMost: 10,
  },
  officeProductsSqlite: {
    what: "Server time of /admin/products with 5,000 products, SQLite: p95",
    unit: "ms",
    atMost: 20,
  },
  officeProductsPostgres: {
    what: "Server time of /admin/products with 5,000 products, PostgreSQL: p95",
    unit: "ms",
    atMost: 20,
  },
  ...pageTargets,
  ...lengthTargets,
  ...instanceTargets,
  ...reportTargets,
  javascript: {
    what: "JavaScript of /visual-design, gzip",
    unit: "KB",
    atMost: 130,
  },
  homeVisit: { what: "First visit to /, pictures included", unit: "KB", atMost: 92 },
  orderVisit: { what: "First visit to /visual-design, pictures included", unit: "KB", atMost: 165 },
  lightboxFirst: {
    what: "First click on a card after a load, its picture in the cache: painted within (p95)",
    unit: "ms",
    atMost: 100,
  },
  lightboxLater: { what: "The clicks on cards after that: painted within (p95)", unit: "ms", atMost: 100 },
  wallPaint: { what: "A tab's pictures, from arrival to paint, decoding included (median)", unit: "ms" },
  officeListSqlite: {
    what: "Server time of GET /admin with 100,000 orders, SQLite: p95 of the slowest question",
    unit: "ms",
    atMost: 40,
  },
  officeListPostgres: {
    what: "Server time of GET /admin with 100,000 orders, PostgreSQL: p95 of the slowest question",
    unit: "ms",
    atMost: 40,
  },
  officeListSqliteMillion: {
    what: "Server time of GET /admin with 1,000,000 orders, SQLite: p95 of the slowest question",
    unit: "ms",
    atMost: 80,
  },
  officeListPostgresMillion: {
    what: "Server time of GET /admin with 1,000,000 orders, PostgreSQL: p95 of the slowest question",
    unit: "ms",
    atMost: 80,
  },
  exportFirstSqlite: { what: "CSV of 100,000 orders, SQLite: first byte", unit: "ms", atMost: 200 },
  exportMemorySqlite: { what: "the same: growth of the server's peak memory", unit: "MB", atMost: 60 },
  exportOthersSqlite: { what: "the same: 99% of other requests meanwhile", unit: "ms", atMost: 100 },
  exportFirstPostgres: { what: "CSV of 100,000 orders, PostgreSQL: first byte", unit: "ms", atMost: 200 },
  exportMemoryPostgres: { what: "the same: growth of the server's peak memory", unit: "MB", atMost: 60 },
  exportOthersPostgres: { what: "the same: 99% of other requests meanwhile", unit: "ms", atMost: 100 },
  ...backupTargets,
} satisfies Record<string, Target>;

export interface Measurement {
  of: keyof typeof targets;
  value: number;
  reference?: number;
  note?: string;
}
