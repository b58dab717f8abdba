import { type Placeholder, sql } from "drizzle-orm";
import type { Database, Writer } from "./connect";

/**
 * Keeps a statement of Drizzle's `.prepare()` for the writer that it belongs to: on SQLite building an INSERT takes
 * longer than running it. PostgreSQL has a new writer in each transaction, and there the name of the statement makes
 * the server parse it only once per connection.
 */
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
