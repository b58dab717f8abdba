import { startSession } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { readEnv } from "#app/server/env/env.server";
import type { Services } from "#app/server/services.server";
import { connect } from "#drizzle/connect";

/** The cookie of a signed-in admin. */
export async function signIn(url: string, origin: string): Promise<string> {
  const db = connect(url);
  const services = { db, env: readEnv({ ORIGIN: origin }) } as Services;
  await db.transact((tx) =>
    tx.insert(db.tables.adminUsers).values({ userId: "admin", role: "admin", name: "Admin" }).onConflictDoNothing(),
  );
  const line = await startSession(services, new Request(origin + paths.admin), "admin");
  await db.close();
  return line.split(";")[0] ?? "";
}
