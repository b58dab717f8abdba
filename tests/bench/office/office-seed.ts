import Sqlite from "better-sqlite3";
import type pg from "pg";
import { findOrdersPage } from "#app/order/find/find-orders-page.server";
import { noFilters } from "#app/order/model/order-filters";
import { readEnv } from "#app/server/env/env.server";
import { createServices } from "#app/server/services.server";
import { connect } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import { createSeedOrder } from "./office-orders";

const columns = Object.keys(createSeedOrder(0, 1, 0));

/** Without them, a file is written. */
const SECRETS = { SESSION_SECRET: "s".repeat(32), STRIPE_WEBHOOK_SECRET: "s".repeat(32) };

const COUNTING = `INSERT INTO order_counts
  (plan_purchased, order_status, payment_status, priority, payment_problem, orders)
  SELECT plan_purchased, order_status, payment_status, priority, coalesce(payment_problem, 'none'), count(*)
  FROM form_submissions GROUP BY 1, 2, 3, 4, 5`;

/** Indexes and triggers are dropped and recreated at the end, which is faster. */
export async function seedOffice(url: string, all: number): Promise<void> {
  const db = connect(url);
  await migrate(db);
  if (db.native.dialect === "sqlite") seedSqlite(url.slice("file:".length), all);
  else await seedPostgres(db.native.pool, all);
  await db.close();
  // The first search builds the trigram index, which is not part of any measurement.
  const services = createServices(readEnv({ DATABASE_URL: url, ...SECRETS, LOG_LEVEL: "silent" }), []);
  await services.worker.stop();
  await findOrdersPage(services, { ...noFilters, q: "dana" });
  services.changes.close();
  await services.db.close();
}

function seedSqlite(file: string, all: number): void {
  const client = new Sqlite(file);
  for (const setting of ["synchronous = OFF", "cache_size = -500000", "temp_store = MEMORY"]) client.pragma(setting);
  const dropped = client
    .prepare(
      `SELECT type, name, sql FROM sqlite_master WHERE type = 'trigger'
        OR type = 'index' AND tbl_name = 'form_submissions' AND sql IS NOT NULL ORDER BY type`,
    )
    .all() as { type: string; name: string; sql: string }[];
  for (const { type, name } of dropped) client.exec(`DROP ${type} ${name}`);
  const insert = client.prepare(
    `INSERT INTO form_submissions (${columns}) VALUES (${columns.map((column) => `@${column}`)})`,
  );
  const now = Date.now();
  client.transaction(() => {
    for (let number = 0; number < all; number++) insert.run(createSeedOrder(number, all, now));
    client.exec(`${COUNTING};
      INSERT INTO order_search SELECT created_at * 1000000 + row_number() OVER (PARTITION BY created_at ORDER BY id) - 1,
        id, search FROM form_submissions;
      INSERT INTO order_trigrams (rowid, search) SELECT n, search FROM order_search ORDER BY n;`);
    for (const { sql } of dropped) client.exec(sql);
  })();
  client.close();
}

async function seedPostgres(pool: pg.Pool, all: number): Promise<void> {
  const client = await pool.connect();
  await client.query("SET maintenance_work_mem = '512MB'");
  const { rows: dropped } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'form_submissions' AND indexname NOT LIKE '%_pkey'`,
  );
  for (const { indexname } of dropped) await client.query(`DROP INDEX ${indexname}`);
  await client.query("ALTER TABLE form_submissions DISABLE TRIGGER USER");
  const values = columns.map((column) =>
    column === "created_at"
      ? "to_timestamp(created_at / 1000.0)"
      : column === "visual_breakdown"
        ? "visual_breakdown::jsonb"
        : column,
  );
  const shape = columns.map((column) => `${column} ${/created_at|price_cents/.test(column) ? "bigint" : "text"}`);
  const now = Date.now();
  for (let number = 0; number < all; number += 5000) {
    const orders = Array.from({ length: Math.min(5000, all - number) }, (_, i) =>
      createSeedOrder(number + i, all, now),
    );
    await client.query(
      `INSERT INTO form_submissions (${columns}) SELECT ${values} FROM json_to_recordset($1) AS t(${shape})`,
      [JSON.stringify(orders)],
    );
  }
  await client.query("ALTER TABLE form_submissions ENABLE TRIGGER USER");
  await client.query(COUNTING);
  for (const { indexdef } of dropped) await client.query(indexdef);
  await client.query("VACUUM ANALYZE");
  client.release();
}
