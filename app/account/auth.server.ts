import { createHash, randomBytes } from "node:crypto";
import { createCookie, data, redirect } from "@remix-run/node";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { mayOpen, type OfficeUser, readRights, type ScreenGroup } from "../office-rights";
import { findFirstScreen } from "../office-screens";
import { paths } from "../paths";
import type { Services } from "../server/services.server";
import { MINUTE } from "../server/time/durations";
import { isHidden, listHiddenAddresses, pageSwitches } from "../switchable-pages";
import { holdPost } from "./held-post.server";
import { lockAccounts } from "./lock-accounts.server";

export const IDLE_MS = 12 * 60 * MINUTE;
const ABSOLUTE_MS = 7 * 24 * 60 * MINUTE;
const MAX_BROWSER_LENGTH = 300;

export type User = Pick<Row<"adminUsers">, "userId" | "role" | "name" | "email"> & OfficeUser;

const createSessionCookie = ({ env }: Services) => {
  const secure = env.ORIGIN.startsWith("https:");
  // The prefix __Host- prevents other hosts of the domain from setting the cookie (RFC 6265bis, section 4.1.3.2).
  return createCookie(secure ? "__Host-session" : "session", { httpOnly: true, sameSite: "lax", path: "/", secure });
};

const hashSessionId = (id: string) => createHash("sha256").update(id).digest("base64url");

export async function readSessionHash(services: Services, request: Request): Promise<string | null> {
  const id: unknown = await createSessionCookie(services).parse(request.headers.get("Cookie"));
  return typeof id === "string" && id ? hashSessionId(id) : null;
}

export async function findUser(services: Services, request: Request, now = services.db.now()): Promise<User | null> {
  const session = await findSession(services, request, now);
  if (!session) return null;
  const { seenAt, idHash, rights, ...user } = session;
  const { sessions } = services.db.tables;
  // At most one write per minute, so that most page views only read.
  if (now - seenAt.getTime() > MINUTE) {
    const write = (tx: Writer) =>
      tx
        .update(sessions)
        .set({ seenAt: new Date(now) })
        .where(isActive(services, idHash, now));
    // Does not wait if another process is writing: the next request saves the time.
    await services.db
      .transact(write, 0)
      .catch((error) => services.log.warn({ err: error }, "last use of a session not saved"));
  }
  return { ...user, rights: readRights(rights) };
}

/** For what stays open, such as a stream of events: unlike `findUser`, does not extend the session. */
export async function mayStillOpen(services: Services, request: Request, group: ScreenGroup): Promise<boolean> {
  const session = await findSession(services, request, services.db.now());
  return session !== null && mayOpen({ role: session.role, rights: readRights(session.rights) }, group);
}

async function findSession(services: Services, request: Request, now: number) {
  const { adminUsers, sessions } = services.db.tables;
  const idHash = await readSessionHash(services, request);
  if (!idHash) return null;
  const { userId, role, name, email, rights, switchedOffAt } = adminUsers;
  const [row] = await services.db.read
    .select({ userId, role, name, email, rights, seenAt: sessions.seenAt, idHash: sessions.idHash })
    .from(sessions)
    .innerJoin(adminUsers, eq(adminUsers.userId, sessions.userId))
    .where(and(isActive(services, idHash, now), isNull(switchedOffAt)));
  return row ?? null;
}

function isActive({ db }: Services, idHash: string, now: number) {
  const { sessions } = db.tables;
  return and(
    eq(sessions.idHash, idHash),
    gt(sessions.expiresAt, new Date(now)),
    gt(sessions.seenAt, new Date(now - IDLE_MS)),
  );
}

/** For what every account may open. @throws 401 with the posted form, for the sign-in form */
export async function requireUser(services: Services, request: Request): Promise<User> {
  const user = await findUser(services, request);
  if (!user) throw data(await holdPost(services, request), { status: 401 });
  return user;
}

/** Call first in every loader and action of the office. @throws 401 as `requireUser`, 403 without the right */
export async function requireRight(services: Services, request: Request, group: ScreenGroup): Promise<User> {
  const user = await requireUser(services, request);
  if (mayOpen(user, group)) return user;
  const isStart = request.method === "GET" && new URL(request.url).pathname === paths.admin;
  if (!isStart) throw data(null, { status: 403 });
  const hidden = listHiddenAddresses(await services.settings.read(pageSwitches));
  throw redirect(findFirstScreen(user, (address) => isHidden(hidden, address)).pattern);
}

/** The password or second factor was just changed, or the account was just switched off. */
export class AccountChanged extends Error {}

type Checked = Pick<Row<"adminUsers">, "passwordHash" | "totpSecret">;

/** Replaces the request's session, if any. Returns the `Set-Cookie` value. @throws AccountChanged */
export async function startSession(
  services: Services,
  request: Request,
  userId: string,
  checked?: Checked,
): Promise<string> {
  const { adminUsers, sessions } = services.db.tables;
  const id = randomBytes(32).toString("base64url");
  const old = await readSessionHash(services, request);
  const now = new Date(services.db.now());
  const session = {
    idHash: hashSessionId(id),
    userId,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(+now + ABSOLUTE_MS),
    browser: (request.headers.get("User-Agent") ?? "").slice(0, MAX_BROWSER_LENGTH),
  };
  await services.db.transact(async (tx) => {
    const account = await lockAccounts(services.db, tx, userId);
    if (checked && (!account || account.switchedOffAt || !isSame(account, checked))) throw new AccountChanged();
    if (old) await tx.delete(sessions).where(eq(sessions.idHash, old));
    await tx.insert(sessions).values(session);
    await tx.update(adminUsers).set({ lastSignInAt: now }).where(eq(adminUsers.userId, userId));
  });
  return createSessionCookie(services).serialize(id, { expires: session.expiresAt });
}

const isSame = (one: Checked, other: Checked): boolean =>
  one.passwordHash === other.passwordHash && one.totpSecret === other.totpSecret;

export async function endSession(services: Services, request: Request, everywhere = false): Promise<string> {
  const { sessions } = services.db.tables;
  const idHash = await readSessionHash(services, request);
  const user = everywhere ? await findUser(services, request) : null;
  if (idHash)
    await services.db.transact((tx) =>
      tx.delete(sessions).where(user ? eq(sessions.userId, user.userId) : eq(sessions.idHash, idHash)),
    );
  return createSessionCookie(services).serialize("", { maxAge: 0 });
}
