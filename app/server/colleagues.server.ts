import { asc } from "drizzle-orm";
import type { Services } from "./services.server";

export interface Colleague {
  userId: string;
  name: string;
  isOff: boolean;
}

export async function listColleagues({ db }: Pick<Services, "db">): Promise<Colleague[]> {
  const { userId, name, switchedOffAt } = db.tables.adminUsers;
  const rows = await db.read
    .select({ userId, name, switchedOffAt })
    .from(db.tables.adminUsers)
    .orderBy(asc(name), asc(userId));
  return rows.map((row) => ({
    userId: row.userId,
    name: row.name || row.userId,
    isOff: row.switchedOffAt !== null,
  }));
}
