import { type Column, getTableColumns, sql } from "drizzle-orm";
import { newReference } from "#app/server/new-id.server";
import type { Database, Writer } from "#drizzle/connect";
import { keepPrepared } from "#drizzle/prepare";
import type { Row, Tables } from "#drizzle/schema";
import { mapFields, toSearchText } from "../model/order-fields";

type Order = Row<"formSubmissions">;
type OrderTable = Tables["formSubmissions"];

const mapColumns = <Value>(table: OrderTable, map: (name: keyof Order, column: Column) => Value) =>
  mapFields(Object.entries(getTableColumns(table)) as [keyof Order, Column][], map);

const insertRow = keepPrepared(({ tables: { formSubmissions } }, tx) =>
  tx
    .insert(formSubmissions)
    // SQL, because Drizzle would map null like a value.
    .values(mapColumns(formSubmissions, (name) => sql`${sql.placeholder(name)}`))
    .onConflictDoNothing()
    .returning({ id: formSubmissions.id })
    .prepare("insert_order"),
);

export async function insertOrderRow(
  db: Database,
  tx: Writer,
  { ...row }: Order,
  newNumber: () => string = newSubmissionId,
): Promise<Order> {
  for (;;) {
    row.submissionId = newNumber();
    row.search = toSearchText(row, row.submissionId);
    const values = mapColumns(db.tables.formSubmissions, (name, column) =>
      row[name] === null ? null : column.mapToDriverValue(row[name]),
    );
    const inserted = await insertRow(db, tx).execute(values);
    if (inserted.length > 0) return row;
  }
}

/** "SUB-" and 8 random uppercase alphanumerics (specification section 3). */
const newSubmissionId = () => newReference("SUB");
