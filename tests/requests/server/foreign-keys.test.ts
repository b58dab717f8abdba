import { getTableConfig as postgresConfig } from "drizzle-orm/pg-core";
import { getTableConfig as sqliteConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { findFullScans } from "#tests/support/database/query-plans";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

test("every foreign key has an index", async () => {
  const { db } = site.services;
  const configOf = (db.dialect === "sqlite" ? sqliteConfig : postgresConfig) as typeof postgresConfig;
  const found: string[] = [];
  for (const table of Object.values(db.tables)) {
    const { name, foreignKeys } = configOf(table as typeof db.tables.uploads);
    for (const key of foreignKeys) {
      const [column] = key.reference().columns;
      const text = `select 1 from ${name} where ${column?.name} = 'x'`;
      found.push(...(await findFullScans(db, { text, values: [] })));
    }
  }
  expect(found).toEqual([]);
});
