import pg from "pg";
import type { RowDatabase } from "./row-database";
import { type ColumnKind, isCopied, type StoredRow, sortByReferences } from "./stored-rows";

const BATCH_SIZE = 1000;

const kinds: Readonly<Record<string, ColumnKind>> = {
  text: "text",
  integer: "number",
  bigint: "number",
  boolean: "boolean",
  "timestamp with time zone": "time",
  jsonb: "json",
};

export async function openPostgresRows(url: string): Promise<RowDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  // Without a listener, a connection that the server closes would end the process. The next query reports it.
  client.on("error", () => {});
  await client.connect();
  const query = async <Row>(sql: string, ...params: unknown[]) => (await client.query(sql, params)).rows as Row[];

  let isSnapshot = false;

  return {
    dialect: "postgres",
    async beginSnapshot() {
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      isSnapshot = true;
    },
    async listMigrationTimes() {
      const [known] = await query("select 1 where to_regclass('drizzle.__drizzle_migrations') is not null");
      if (!known) return [];
      return (await query<{ at: string }>("select created_at as at from drizzle.__drizzle_migrations")).map(({ at }) =>
        Number(at),
      );
    },
    async listTables() {
      const columns = await query<{ table: string; name: string; type: string }>(
        `select c.table_name as "table", column_name as name, data_type as type
          from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
          where c.table_schema = current_schema() and table_type = 'BASE TABLE' order by c.table_name, ordinal_position`,
      );
      const references = await query<{ from: string; to: string }>(
        `select a.relname as "from", b.relname as "to" from pg_constraint c
          join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
          where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
      );
      const names = [...new Set(columns.map(({ table }) => table))].filter(isCopied);
      const tables = names.map((name) => ({
        name,
        columns: columns
          .filter(({ table }) => table === name)
          .map((column) => ({ name: column.name, kind: kinds[column.type] ?? "text" })),
        refersTo: references.flatMap(({ from, to }) => (from === name ? [to] : [])),
      }));
      return sortByReferences(tables);
    },
    // Every running instance listens for the changes of the others.
    isInUse: async () =>
      (await query("select 1 from pg_stat_activity where datname = current_database() and query like 'LISTEN %'"))
        .length > 0,
    hasTable: async (name) => (await query("select 1 where to_regclass($1) is not null", name)).length > 0,
    async *read({ name, columns }) {
      const list = columns.map((column) => `"${column.name}"`).join(", ");
      if (!isSnapshot) await client.query("BEGIN READ ONLY");
      await client.query(`DECLARE rows NO SCROLL CURSOR FOR select ${list} from "${name}"`);
      try {
        for (;;) {
          const fetch = { text: `FETCH ${BATCH_SIZE} FROM rows`, rowMode: "array" as const };
          const { rows } = await client.query<StoredRow>(fetch);
          if (rows.length === 0) break;
          yield rows.map((row) => row.map((value, index) => decode(value, columns[index]?.kind)));
        }
      } finally {
        await client.query(isSnapshot ? "CLOSE rows" : "ROLLBACK").catch(() => {});
      }
    },
    async run(sql, ...params) {
      await client.query(numberParameters(sql), params);
    },
    query: (sql, ...params) => query(numberParameters(sql), ...params),
    async transact(work) {
      await client.query("BEGIN");
      try {
        await work();
        await client.query("COMMIT");
      } catch (error) {
        await client.query("ROLLBACK").catch(() => {});
        throw error;
      }
    },
    async insert({ name, columns }, rows) {
      const list = columns.map((column) => `"${column.name}"`).join(", ");
      const objects = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column.name, row[index]])));
      await client.query(
        `insert into "${name}" (${list}) select ${list} from json_populate_recordset(null::"${name}", $1::json)`,
        [JSON.stringify(objects)],
      );
    },
    close: () => client.end(),
  };
}

function decode(value: unknown, kind: ColumnKind | undefined): unknown {
  if (value === null) return null;
  if (kind === "time") return (value as Date).toISOString();
  return kind === "number" ? Number(value) : value;
}

const numberParameters = (sql: string) => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};
