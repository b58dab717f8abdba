import { eq } from "drizzle-orm";
import type { EntryRow } from "#app/inbox/entry-view.server";
import type { Services } from "#app/server/services.server";

export async function findIdeaRow({ db }: Pick<Services, "db">, id: string): Promise<EntryRow | null> {
  const { toolRequests } = db.tables;
  const [row] = await db.read.select().from(toolRequests).where(eq(toolRequests.id, id));
  if (!row) return null;
  return {
    ...row,
    ...{ label: "Vault idea", form: "idea form", text: row.ideaRequest },
    ...{ phone: null, details: [], consentText: null },
  };
}
