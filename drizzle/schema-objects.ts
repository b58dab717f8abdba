export interface SchemaObject {
  type: "table" | "index" | "trigger" | "function";
  name: string;
  /** For a function, the function's own name. */
  table: string;
  statement: string;
}

/** The message is shown to whoever starts the server. */
export class SchemaError extends Error {
  override name = "SchemaError";
}

const NAME = '(?:IF (?:NOT )?EXISTS )?[`"]?(\\w+)[`"]?';
const creations = {
  table: new RegExp(`^CREATE (?:VIRTUAL )?TABLE ${NAME}`, "i"),
  index: new RegExp(`^CREATE (?:UNIQUE )?INDEX ${NAME}\\s+ON ${NAME}`, "i"),
  trigger: new RegExp(`^CREATE (?:OR REPLACE )?TRIGGER ${NAME}.*?\\bON ${NAME}`, "is"),
  function: new RegExp(`^CREATE (?:OR REPLACE )?FUNCTION ${NAME}`, "i"),
};
const removal = new RegExp(`^DROP (TABLE|INDEX|TRIGGER|FUNCTION) ${NAME}`, "i");
const renaming = new RegExp(`^ALTER (TABLE|INDEX) ${NAME} RENAME TO ${NAME}`, "i");
const columnRemoval = new RegExp(`^ALTER TABLE ${NAME}.*?\\bDROP COLUMN ${NAME}`, "is");

/**
 * Lists the objects that should exist after these migrations. A trigger is listed until a migration drops it by name or
 * its table is gone, although SQLite silently drops the triggers of a table that a migration rebuilds.
 */
export function listSchemaObjects(migrations: readonly (readonly string[])[]): SchemaObject[] {
  const objects = new Map<string, SchemaObject>();
  for (const statements of migrations.map((one) => one.map(trimStatement))) {
    const before = new Map(objects);
    for (const statement of statements) applyStatement(objects, statement);
    for (const statement of statements) {
      const [, type, table = ""] = removal.exec(statement) ?? [];
      if (type?.toUpperCase() === "TABLE" && !objects.has(`table ${table}`)) removeTriggers(objects, table, before);
    }
  }
  return [...objects.values()];
}

function applyStatement(objects: Map<string, SchemaObject>, statement: string): void {
  const created = parseCreation(statement);
  if (created) objects.set(keyOf(created), created);
  const [, type = "", dropped = ""] = removal.exec(statement) ?? [];
  objects.delete(`${type.toLowerCase()} ${dropped}`);
  if (type.toUpperCase() === "TABLE")
    for (const [key, object] of objects) if (object.table === dropped && object.type === "index") objects.delete(key);
  const [, renamedType = "", from = "", to = ""] = renaming.exec(statement) ?? [];
  if (from) rename(objects, `${renamedType.toLowerCase()} ${from}`, to);
}

// Both databases rename a table in its indexes and triggers, too, and SQLite in the triggers of other tables.
function rename(objects: Map<string, SchemaObject>, renamedKey: string, to: string): void {
  const [type, from = ""] = renamedKey.split(" ");
  const name = new RegExp(`(?<!['\\w])${from}(?!['\\w])`, "g");
  for (const [key, object] of [...objects]) {
    if (object.type === "function") continue;
    const changed = { ...object, statement: object.statement.replace(name, to) };
    if (key === renamedKey) changed.name = to;
    if (type === "table" && object.table === from) changed.table = to;
    objects.delete(key);
    objects.set(keyOf(changed), changed);
  }
}

// A migration rebuilds a table when it renames the table, creates it anew and drops the renamed one.
function removeTriggers(
  objects: Map<string, SchemaObject>,
  table: string,
  before: ReadonlyMap<string, SchemaObject>,
): void {
  for (const [key, object] of objects) {
    if (object.table !== table || object.type !== "trigger") continue;
    const earlier = before.get(key);
    if (earlier && objects.has(`table ${earlier.table}`)) objects.set(key, earlier);
    else objects.delete(key);
  }
}

const keyOf = ({ type, name }: SchemaObject) => `${type} ${name}`;

export function listRebuiltTables(statements: readonly string[]): string[] {
  return statements.flatMap((statement) => {
    const [, , from, to = ""] = renaming.exec(trimStatement(statement)) ?? [];
    return from === `__new_${to}` ? [to] : [];
  });
}

export function describeRemovals(statements: readonly string[]): string[] {
  const rebuilt = listRebuiltTables(statements);
  return statements.map(trimStatement).flatMap((statement) => {
    const [, type = "", name = ""] = removal.exec(statement) ?? [];
    const [, table, column] = columnRemoval.exec(statement) ?? [];
    if (column) return [`drops the column ${column} of ${table}`];
    if (type.toUpperCase() !== "TABLE") return [];
    return [rebuilt.includes(name) ? `rebuilds ${name}` : `drops the table ${name}`];
  });
}

function parseCreation(statement: string): SchemaObject | null {
  for (const type of ["table", "index", "trigger", "function"] as const) {
    const [, name, table = name] = creations[type].exec(statement) ?? [];
    if (name && table) return { type, name, table, statement };
  }
  return null;
}

function trimStatement(statement: string): string {
  return statement.replace(/^(\s|--.*\n)+/, "").trimEnd();
}
