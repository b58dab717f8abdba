import { eq } from "drizzle-orm";
import { orderFields } from "./fixtures";
import type { Site } from "./site";
import { Visitor } from "./visitor";

let serial = 0;

/** Places an order as a visitor does and returns its row. */
export async function placedOrder(
  site: Site,
  changes: Record<string, string | string[]> = {},
  photos: File[] = [],
): Promise<NonNullable<Awaited<ReturnType<typeof findOrder>>>> {
  // Kept apart by a detail that no test looks at.
  const fields = orderFields({
    email: `customer${++serial}@studio.example`,
    business_name: `Studio ${serial}`,
    ...changes,
  });
  const before = new Set((await orders(site)).map(({ id }) => id));
  const response = await new Visitor(site.origin).postFiles("/visual-design", fields, { photos });
  const row = (await orders(site)).find(({ id }) => !before.has(id));
  if (!row) throw new Error(`No order was placed: ${response.status}`);
  return row;
}

async function orders({ services: { db } }: Site) {
  return db.read.select().from(db.tables.formSubmissions);
}

export async function findOrder({ services: { db } }: Site, id: string) {
  const [row] = await db.read.select().from(db.tables.formSubmissions).where(eq(db.tables.formSubmissions.id, id));
  return row;
}

/** The history rows of an order, as kind, before, after, actor and detail. */
export async function eventsOf({ services: { db } }: Site, id: string) {
  const { orderEvents } = db.tables;
  const rows = await db.read.select().from(orderEvents).where(eq(orderEvents.submissionId, id));
  return rows.map(({ kind, before, after, actor, detail }) => ({ kind, before, after, actor, detail }));
}

/** Follows a redirect and returns the page as text without tags, white space made single. */
export async function pageText(visitor: Visitor, path: string): Promise<string> {
  return plain(await (await visitor.get(path)).text());
}

export function plain(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
