import { createHash, randomBytes } from "node:crypto";
import { createCookie, data } from "@remix-run/node";
import { and, eq, gt } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { keepPost } from "./kept-post.server";

const MINUTE = 60_000;
/** A session that nobody used for so long is over, and each is over after a week. */
const IDLE_MS = 12 * 60 * MINUTE;
const ABSOLUTE_MS = 7 * 24 * 60 * MINUTE;

/** Who is signed in. `name` is the author of notes and the actor of the history. */
export type User = Pick<Row<"adminUsers">, "userId" | "role" | "name" | "email">;

const cookie = ({ env }: Services) => {
  const secure = env.ORIGIN.startsWith("https:");
  // __Host-: no other host of the domain can plant one (RFC 6265bis, section 4.1.3.2).
  return createCookie(secure ? "__Host-session" : "session", { httpOnly: true, sameSite: "lax", path: "/", secure });
};

const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");

async function presented(services: Services, request: Request): Promise<string | null> {
  const id: unknown = await cookie(services).parse(request.headers.get("Cookie"));
  return typeof id === "string" && id ? hashOf(id) : null;
}

/** The user of a request's session, or null: none, unknown, idle for too long or too old. */
export async function findUser(services: Services, request: Request, now = Date.now()): Promise<User | null> {
  const session = await findSession(services, request, now);
  if (!session) return null;
  const { seenAt, idHash, ...user } = session;
  const { sessions } = services.db.tables;
  // Once a minute is exact enough, and a reading page stays a reading page.
  if (now - seenAt.getTime() > MINUTE) {
    const write = (tx: Writer) =>
      tx
        .update(sessions)
        .set({ seenAt: new Date(now) })
        .where(alive(services, idHash, now));
    // Not worth waiting for another process's write or failing because of it: the next request writes the time.
    await services.db
      .transact(write, 0)
      .catch((error) => services.log.warn({ err: error }, "last use of a session not saved"));
  }
  return user;
}

/** Whether a request's session is still good. Asking is no use of it: the session ends as if nobody had asked. */
export async function isSignedIn(services: Services, request: Request): Promise<boolean> {
  return (await findSession(services, request, Date.now())) !== null;
}

async function findSession(services: Services, request: Request, now: number) {
  const { adminUsers, sessions } = services.db.tables;
  const idHash = await presented(services, request);
  if (!idHash) return null;
  const { userId, role, name, email } = adminUsers;
  const [row] = await services.db.read
    .select({ userId, role, name, email, seenAt: sessions.seenAt, idHash: sessions.idHash })
    .from(sessions)
    .innerJoin(adminUsers, eq(adminUsers.userId, sessions.userId))
    .where(alive(services, idHash, now));
  return row ?? null;
}

function alive({ db }: Services, idHash: string, now: number) {
  const { sessions } = db.tables;
  return and(
    eq(sessions.idHash, idHash),
    gt(sessions.expiresAt, new Date(now)),
    gt(sessions.seenAt, new Date(now - IDLE_MS)),
  );
}

/**
 * The signed-in user: the first line of every loader and action of the office.
 * @throws 401, which the office's frame answers with the sign-in card; the card carries what was posted.
 */
export async function requireUser(services: Services, request: Request): Promise<User> {
  const user = await findUser(services, request);
  if (!user) throw data(await keepPost(services, request), { status: 401 });
  return user;
}

/**
 * The signed-in user whose role is `admin`.
 * @throws 401 as `requireUser`, 403 for another role.
 */
export async function requireAdmin(services: Services, request: Request): Promise<User> {
  const user = await requireUser(services, request);
  if (user.role !== "admin") throw data(null, { status: 403 });
  return user;
}

/** Begins a session with a fresh id, ending the one that was presented. Returns its `Set-Cookie` value. */
export async function startSession(services: Services, request: Request, userId: string): Promise<string> {
  const { sessions } = services.db.tables;
  const id = randomBytes(32).toString("base64url");
  const old = await presented(services, request);
  const now = new Date();
  const session = { idHash: hashOf(id), userId, createdAt: now, seenAt: now, expiresAt: new Date(+now + ABSOLUTE_MS) };
  await services.db.transact(async (tx) => {
    if (old) await tx.delete(sessions).where(eq(sessions.idHash, old));
    await tx.insert(sessions).values(session);
  });
  return cookie(services).serialize(id, { expires: session.expiresAt });
}

/** Ends the request's session, or with `everywhere` all of its user. Returns the `Set-Cookie` value. */
export async function endSession(services: Services, request: Request, everywhere = false): Promise<string> {
  const { sessions } = services.db.tables;
  const idHash = await presented(services, request);
  const user = everywhere ? await findUser(services, request) : null;
  if (idHash)
    await services.db.transact((tx) =>
      tx.delete(sessions).where(user ? eq(sessions.userId, user.userId) : eq(sessions.idHash, idHash)),
    );
  return cookie(services).serialize("", { maxAge: 0 });
}
