export interface SchemaObject {
  type: "table" | "index" | "trigger" | "function";
  name: string;
  /** For a function its own name. */
  table: string;
  statement: string;
}

const NAME = '(?:IF (?:NOT )?EXISTS )?[`"]?(\\w+)[`"]?';
const creations = {
  table: new RegExp(`^CREATE (?:VIRTUAL )?TABLE ${NAME}`, "i"),
  index: new RegExp(`^CREATE (?:UNIQUE )?INDEX ${NAME}\\s+ON ${NAME}`, "i"),
  trigger: new RegExp(`^CREATE (?:OR REPLACE )?TRIGGER ${NAME}.*?\\bON ${NAME}`, "is"),
  function: new RegExp(`^CREATE (?:OR REPLACE )?FUNCTION ${NAME}`, "i"),
};
const removal = new RegExp(`^DROP (TABLE|INDEX|TRIGGER|FUNCTION) ${NAME}`, "i");
const renaming = new RegExp(`^ALTER TABLE ${NAME} RENAME TO ${NAME}`, "i");

/**
 * Lists the objects that should exist after these migrations. A trigger is listed until a migration drops it by name,
 * although SQLite silently drops the triggers of a table that a migration rebuilds.
 */
export function listSchemaObjects(migrations: readonly (readonly string[])[]): SchemaObject[] {
  const objects = new Map<string, SchemaObject>();
  const removeByTable = (table: string, type: SchemaObject["type"]) => {
    for (const [key, object] of objects) if (object.table === table && object.type === type) objects.delete(key);
  };
  for (const statements of migrations) {
    const droppedTables = new Set<string>();
    for (const statement of statements.map(trimStatement)) {
      const created = parseCreation(statement);
      if (created) objects.set(`${created.type} ${created.name}`, created);
      const [, type = "", dropped = ""] = removal.exec(statement) ?? [];
      objects.delete(`${type.toLowerCase()} ${dropped}`);
      if (type.toUpperCase() === "TABLE") {
        removeByTable(dropped, "index");
        droppedTables.add(dropped);
      }
      const [, from = "", to = ""] = renaming.exec(statement) ?? [];
      const renamed = objects.get(`table ${from}`);
      if (renamed) objects.set(`table ${to}`, { ...renamed, name: to, table: to });
      objects.delete(`table ${from}`);
    }
    for (const table of droppedTables) if (!objects.has(`table ${table}`)) removeByTable(table, "trigger");
  }
  return [...objects.values()];
}

/** Returns the tables that a SQLite migration rebuilds under the same name. */
export function listRebuiltTables(statements: readonly string[]): string[] {
  return statements.flatMap((statement) => {
    const [, from, to = ""] = renaming.exec(trimStatement(statement)) ?? [];
    return from === `__new_${to}` ? [to] : [];
  });
}

function parseCreation(statement: string): SchemaObject | null {
  for (const type of ["table", "index", "trigger", "function"] as const) {
    const [, name, table = name] = creations[type].exec(statement) ?? [];
    if (name && table) return { type, name, table, statement };
  }
  return null;
}

/** Removes comments and blank lines before the statement. */
function trimStatement(statement: string): string {
  return statement.replace(/^(\s|--.*\n)+/, "").trimEnd();
}
