/** `npm run migrations -- <name>` writes what changed in `schema/` as a migration of each dialect. */
import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { listRebuiltTables, listSchemaObjects } from "./schema-objects";

const [name] = process.argv.slice(2);
if (!name) {
  console.error("Give the migrations a name: npm run migrations -- <name>");
  process.exit(1);
}
for (const [folder, dialect] of [
  ["sqlite", "sqlite"],
  ["postgres", "postgresql"],
] as const) {
  const from = ["--dialect", dialect, "--schema", `drizzle/kit/${folder}.cjs`];
  const to = ["--out", `migrations/${folder}`, "--name", name];
  const before = readMigrationFiles({ migrationsFolder: `migrations/${folder}` }).length;
  const { status } = spawnSync("drizzle-kit", ["generate", ...from, ...to], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
  const migrations = readMigrationFiles({ migrationsFolder: `migrations/${folder}` });
  if (folder !== "sqlite" || migrations.length === before) continue;
  refuseRenames(migrations.at(-1)?.sql ?? []);
  copyStoredColumns(migrations.at(-1)?.sql ?? []);
  restoreDroppedObjects(migrations.map(({ sql }) => sql));
}

// Where SQLite rebuilds a table, drizzle-kit loses new names of the table and its columns.
function refuseRenames(newest: string[]): void {
  const { entries } = readJournal();
  const { _meta: renames } = JSON.parse(readSnapshot(entries.at(-1)));
  const renamed = Object.values<string>({ ...renames.tables, ...renames.columns });
  for (const table of listRebuiltTables(newest)) {
    if (!renamed.some((name) => name.startsWith(`"${table}"`))) continue;
    console.error(
      `migrations/sqlite/${entries.at(-1)?.tag}.sql renames ${table} or a column of it and rebuilds the table, which would lose values.\n` +
        "Restore the folder migrations/, generate the renaming as a migration of its own, and then the other changes.",
    );
    process.exit(1);
  }
}

// drizzle-kit also copies new columns, which the old table lacks. Fails for those without a default.
function copyStoredColumns(newest: string[]): void {
  const { entries } = readJournal();
  const { tables } = JSON.parse(readSnapshot(entries.at(-1)));
  const { tables: stored } = JSON.parse(readSnapshot(entries.at(-2)) || '{ "tables": {} }');
  const file = `migrations/sqlite/${entries.at(-1)?.tag}.sql`;
  for (const table of listRebuiltTables(newest)) {
    const added = Object.values<Column>(tables[table].columns).filter(({ name }) => !stored[table].columns[name]);
    for (const { name, notNull, default: value } of added)
      if (notNull && value === undefined) {
        console.error(
          `${file}: earlier rows of ${table} have no value for ${name}. Write one in its place after SELECT.`,
        );
        process.exitCode = 1;
      }
    const omitted = added.filter(({ notNull, default: value }) => !notNull || value !== undefined);
    const names = new Set(omitted.map(({ name }) => `"${name}"`));
    const keep = (list: string) =>
      list
        .split(", ")
        .filter((column) => !names.has(column))
        .join(", ");
    const copying = new RegExp(`(INSERT INTO \`__new_${table}\`\\()([^)]*)(\\) SELECT )(.*)( FROM \`${table}\`)`);
    const text = readFileSync(file, "utf8").replace(
      copying,
      (_, insert, into, select, from, table) => `${insert}${keep(into)}${select}${keep(from)}${table}`,
    );
    writeFileSync(file, text);
  }
}

interface Column {
  name: string;
  notNull: boolean;
  default?: unknown;
}

// SQLite drops the objects of a rebuilt table, and drizzle-kit recreates only the indexes that it knows.
function restoreDroppedObjects(migrations: string[][]): void {
  const newest = migrations.at(-1) ?? [];
  const rebuilt = listRebuiltTables(newest);
  const { entries } = readJournal();
  const knownToDrizzle = readSnapshot(entries.at(-2));
  const lost = listSchemaObjects(migrations.slice(0, -1)).filter(
    ({ type, name, table }) =>
      rebuilt.includes(table) && (type === "trigger" || (type === "index" && !knownToDrizzle.includes(`"${name}"`))),
  );
  if (lost.length === 0) return;
  const file = `migrations/sqlite/${entries.at(-1)?.tag}.sql`;
  const comment = `-- ${rebuilt.join(", ")}: recreates what SQLite dropped with the old table.`;
  const statements = lost.map(({ statement }) => `--> statement-breakpoint\n${statement}`);
  appendFileSync(file, statements.join("").replace("\n", `\n${comment}\n`));
  console.log(`Restored in ${file}: ${lost.map(({ type, name }) => `${type} ${name}`).join(", ")}`);
}

function readJournal(): { entries: { idx: number; tag: string }[] } {
  return JSON.parse(readFileSync("migrations/sqlite/meta/_journal.json", "utf8"));
}

function readSnapshot(entry: { idx: number } | undefined): string {
  if (!entry) return "";
  return readFileSync(`migrations/sqlite/meta/${String(entry.idx).padStart(4, "0")}_snapshot.json`, "utf8");
}
