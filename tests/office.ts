import { startSession } from "../app/account/auth.server";
import type { Site } from "./site";
import { Visitor } from "./visitor";

/** A visitor who is signed in: with an account of this role and a session of its own, as after signing in. */
export async function signedIn(site: Site, role: "admin" | "staff" = "admin", name = "Admin"): Promise<Visitor> {
  const { db } = site.services;
  const userId = role === "admin" ? "admin" : "staff";
  await db.transact((tx) => tx.insert(db.tables.adminUsers).values({ userId, role, name }).onConflictDoNothing());
  const cookie = await startSession(site.services, new Request(site.origin), userId);
  const visitor = new Visitor(site.origin);
  visitor.take(cookie);
  return visitor;
}
