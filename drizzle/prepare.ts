import { type Placeholder, sql } from "drizzle-orm";
import type { Database, Writer } from "./database";

/** On SQLite, building a statement takes longer than running it. PostgreSQL parses a named one once per connection. */
export function keepPrepared<Statement, Session extends object = Writer>(
  prepare: (db: Database, session: Session) => Statement,
) {
  const kept = new WeakMap<Session, Statement>();
  return (db: Database, session: Session): Statement => {
    const statement = kept.get(session) ?? prepare(db, session);
    kept.set(session, statement);
    return statement;
  };
}

export function placeholders<Name extends string>(...names: Name[]): Record<Name, Placeholder<Name>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;
}
