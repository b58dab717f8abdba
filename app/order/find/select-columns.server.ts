import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export function selectColumns<Name extends keyof Row<"formSubmissions">>(
  { tables: { formSubmissions } }: Database,
  names: readonly Name[],
): Pick<typeof formSubmissions, Name> {
  return Object.fromEntries(names.map((name) => [name, formSubmissions[name]])) as Pick<typeof formSubmissions, Name>;
}
