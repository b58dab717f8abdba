import { asc } from "drizzle-orm";
import type { Services } from "./services.server";

export interface Colleague {
  userId: string;
  name: string;
}

/** Everybody with an account, by name. */
export async function listColleagues({ db }: Pick<Services, "db">): Promise<Colleague[]> {
  const { userId, name } = db.tables.adminUsers;
  const rows = await db.read.select({ userId, name }).from(db.tables.adminUsers).orderBy(asc(name), asc(userId));
  return rows.map((row) => ({ userId: row.userId, name: row.name || row.userId }));
}
