import { expect, test } from "vitest";
import { listSchemaObjects } from "#drizzle/schema-objects";

const first = [
  "CREATE TABLE `notes` (`id` text)",
  "CREATE TABLE counts (list text)",
  "CREATE INDEX notes_listed ON notes (id)",
  "CREATE TRIGGER notes_counted AFTER INSERT ON notes BEGIN UPDATE counts SET list = 'notes'; END",
  "CREATE TRIGGER counts_removed AFTER DELETE ON counts BEGIN DELETE FROM notes; END",
];

function list(...migrations: string[][]) {
  return listSchemaObjects(migrations).map(({ type, name, table, statement }) => ({
    key: `${type} ${name}`,
    table,
    statement,
  }));
}
const tablesOf = (...migrations: string[][]) =>
  Object.fromEntries(list(...migrations).map(({ key, table }) => [key, table]));

test("indexes and triggers move with a renamed table", () => {
  const renamed = ["ALTER TABLE notes RENAME TO remarks"];
  expect(tablesOf(first, renamed)).toEqual({
    "table remarks": "remarks",
    "table counts": "counts",
    "index notes_listed": "remarks",
    "trigger notes_counted": "remarks",
    "trigger counts_removed": "counts",
  });
  expect(list(first, renamed).map(({ statement }) => statement)).toEqual([
    "CREATE TABLE `remarks` (`id` text)",
    "CREATE TABLE counts (list text)",
    "CREATE INDEX notes_listed ON remarks (id)",
    "CREATE TRIGGER notes_counted AFTER INSERT ON remarks BEGIN UPDATE counts SET list = 'notes'; END",
    "CREATE TRIGGER counts_removed AFTER DELETE ON counts BEGIN DELETE FROM remarks; END",
  ]);
  expect(tablesOf(first, renamed, ["DROP TABLE remarks"])).toEqual({
    "table counts": "counts",
    "trigger counts_removed": "counts",
  });
});

test("a renamed index is needed only under its new name", () => {
  const indexes = list(first, ['ALTER INDEX "notes_listed" RENAME TO "notes_ordered"']).filter(({ key }) =>
    key.startsWith("index"),
  );
  expect(indexes).toEqual([
    { key: "index notes_ordered", table: "notes", statement: "CREATE INDEX notes_ordered ON notes (id)" },
  ]);
});

test.each([
  [
    "drizzle-kit",
    [
      "CREATE TABLE `__new_notes` (`id` text, `text` text)",
      "DROP TABLE `notes`",
      "ALTER TABLE `__new_notes` RENAME TO `notes`",
    ],
  ],
  ["hand", ["ALTER TABLE notes RENAME TO old_notes", "CREATE TABLE notes (id text)", "DROP TABLE old_notes"]],
])("the triggers of a table that was rebuilt by %s are still needed", (_, rebuild) => {
  const { "index notes_listed": _lost, ...kept } = tablesOf(first);
  expect(tablesOf(first, rebuild)).toEqual(kept);
  const trigger = list(first, rebuild).find(({ key }) => key === "trigger notes_counted");
  expect(trigger?.statement).toBe(first[3]);
});
