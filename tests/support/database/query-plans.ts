import Sqlite from "better-sqlite3";
import { getTableName, is, Table } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import pg from "pg";
import type { Database } from "#drizzle/connect";

interface Statement {
  text: string;
  values: unknown[];
}

/** The site itself creates their rows, and their number stays about the same. */
export const tablesThatDoNotGrow = [
  "leases",
  "meetingKinds",
  "nightlyRuns",
  "orderCounts",
  "refusedEvents",
  "revisions",
  "weeklyHours",
];
/** The office adds rows by hand, a few in a year, and unused pictures are removed. */
const smallTables = ["adminUsers", "coupons", "providerTaxRates", "settings", "sitePictures", "specialDays"];
const searchTable = "order_search";

/** They grow with use, so no statement may read all of one. */
function listGrowingTables({ tables }: Pick<Database, "tables">): string[] {
  const notRead = [...tablesThatDoNotGrow, ...smallTables];
  const growing = Object.entries(tables).filter(([name, table]) => is(table, Table) && !notRead.includes(name));
  return [...growing.map(([, table]) => getTableName(table as Table)), searchTable];
}

interface Recording {
  statements: Map<string, Statement>;
  /** For statements of the test itself, which are not checked. */
  withoutRecording<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/** Only of databases opened from now on. */
export function recordStatements(): Recording {
  const statements = new Map<string, Statement>();
  let isRecording = true;
  const record = (text: string, values: unknown[] = []) => {
    if (isRecording) statements.set(text, { text, values });
  };
  const { prepare } = Sqlite.prototype;
  const { query } = pg.Client.prototype;
  Sqlite.prototype.prepare = function (this: Sqlite.Database, text: string) {
    record(text);
    return prepare.call(this, text);
  } as typeof prepare;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    if (typeof config === "string") record(config, values);
    else record(config.text, values ?? config.values);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  return {
    statements,
    async withoutRecording(work) {
      isRecording = false;
      return work().finally(() => {
        isRecording = true;
      });
    },
    stop() {
      Sqlite.prototype.prepare = prepare;
      pg.Client.prototype.query = query;
    },
  };
}

export async function findFullScans(db: Database, statement: Statement): Promise<string[]> {
  if (/\bwhere false\b/.test(statement.text)) return [];
  if (!/^(select|delete|update|with|insert into order_trigrams)\b/i.test(statement.text)) return [];
  const growingTables = listGrowingTables(db);
  return db.native.dialect === "sqlite"
    ? findSqliteScans(db.native.drizzle, statement, growingTables)
    : findPostgresScans(db.native.pool, statement, growingTables);
}

const isLatest = ({ text }: Statement) => /^select max\("created_at"\) from "form_submissions"/.test(text);
/** The recount reads every order, once a day. */
const isRecount = ({ text }: Statement) => /^select\b.* from "order_counts"\)? union all /.test(text);
/** Ignores what a batch of `scanRows` compares in its selected columns. */
const isSearch = ({ text }: Statement) =>
  /\bwhere\b.*(\blike\b|instr\()/is.test(text.replace(/\bcase when\b.*?\bend\b/gis, ""));
const hasLimit = ({ text }: Statement) => /\blimit\b/i.test(text);
const isCount = ({ text }: Statement) => /^select[^(]*count\(\*\)/i.test(text);

function findSqliteScans(drizzle: BetterSQLite3Database, statement: Statement, growingTables: string[]): string[] {
  const parameters = statement.text.replace(/'[^']*'/g, "").match(/\?/g)?.length ?? 0;
  const { $client } = drizzle as typeof drizzle & { $client: Sqlite.Database };
  const explain = $client.prepare(`EXPLAIN QUERY PLAN ${statement.text}`);
  const plan = explain.all(...new Array(parameters).fill(null)) as { detail: string }[];
  return plan.flatMap(({ detail }) => {
    const [, table = "", covering, index] = /^SCAN (\w+)(?: USING (COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    if (!growingTables.includes(table)) return [];
    return isAllowed(statement, index, covering !== undefined) ? [] : [`${detail}: ${statement.text}`];
  });
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

async function findPostgresScans(pool: pg.Pool, statement: Statement, growingTables: string[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    // The planner scans small tables even if an index fits.
    await client.query("SET LOCAL enable_seqscan = off");
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${statement.text}`, statement.values as unknown[]);
    return listNodes(rows[0]["QUERY PLAN"][0].Plan).flatMap((node) => {
      const { "Node Type": type, "Relation Name": table = "", "Index Name": index, "Index Cond": condition } = node;
      const scans = type === "Seq Scan" || (type.startsWith("Index") && !condition);
      if (!scans || !growingTables.includes(table) || isAllowed(statement, index)) return [];
      return [`${type} on ${table} ${index ?? ""}: ${statement.text}`];
    });
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

/** Few orders need action or wait, and few products have a sale or a new version. */
const SMALL_INDEXES = [
  "form_submissions_needed",
  "form_submissions_waiting",
  "products_on_sale",
  "product_files_telling",
];
/** The trash holds 30 days of deleted records. */
const isSmall = (index: string) => index.endsWith("_trashed") || SMALL_INDEXES.includes(index);

/** `isIndexOnly`: no row of the table is read. PostgreSQL decides that by its vacuum, not by the statement. */
function isAllowed(statement: Statement, index: string | undefined, isIndexOnly = true): boolean {
  if (isRecount(statement)) return true;
  if (index === undefined) return false;
  if (isSmall(index) || isLatest(statement)) return true;
  return !isSearch(statement) && (hasLimit(statement) || (isCount(statement) && isIndexOnly));
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}
