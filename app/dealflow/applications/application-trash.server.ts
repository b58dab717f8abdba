import { inArray, ne } from "drizzle-orm";
import { paths } from "#app/paths";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { Services } from "#app/server/services.server";

/** API messages still change an application in the trash, but do not restore it. */
export function createApplicationTrash({ db }: Pick<Services, "db">): TrashKind {
  const { dealflowApplications: table } = db.tables;
  const { id, fullName, email, businessName } = table;
  return {
    noun: "application",
    plural: "applications",
    right: "dealflow",
    list: { label: "Deal flow", href: paths.adminDealflow },
    table,
    id,
    aboutLabel: "Business",
    parts: "history",
    person: {
      email,
      since: table.submittedDate,
      age: "applications",
      // Applicants who have paid are customers.
      staysUntilAsked: ne(table.status, "Pre-Payment"),
    },
    async describe(ids) {
      const rows = await db.read
        .select({ id, name: fullName, email, about: businessName })
        .from(table)
        .where(inArray(id, ids));
      return rows.map((row) => ({ ...row, reference: null, href: paths.adminApplication(row.id) }));
    },
  };
}
