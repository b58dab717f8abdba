import { type Placeholder, sql } from "drizzle-orm";
import type { Database, Writer } from "./database";

/** On SQLite building an INSERT takes longer than running it. PostgreSQL parses a named one once per connection. */
export function keepPrepared<Statement>(prepare: (db: Database, tx: Writer) => Statement) {
  const kept = new WeakMap<Writer, Statement>();
  return (db: Database, tx: Writer): Statement => {
    const statement = kept.get(tx) ?? prepare(db, tx);
    kept.set(tx, statement);
    return statement;
  };
}

/** A placeholder for each column, named as its property. */
export function placeholders<Name extends string>(...names: Name[]): Record<Name, Placeholder<Name>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;
}
