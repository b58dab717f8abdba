import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { paths } from "../paths";
import { newId } from "../server/new-id.server";
import { sign } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { DAY, HOUR } from "../server/time/durations";
import { type AccountRow, getAccountState } from "./lock-accounts.server";

const PURPOSE = "account link";

export const LINK_VALID_MS = { invitation: 7 * DAY, reset: HOUR };

type Kind = keyof typeof LINK_VALID_MS;

// Derived from the id, so that neither the table nor the outbox has the key that opens the link.
const createKey = ({ secrets }: Pick<Services, "secrets">, linkId: string) => sign(secrets.session, PURPOSE, linkId);

const hashKey = (key: string) => createHash("sha256").update(key).digest("base64url");

export const createLinkUrl = (services: Pick<Services, "secrets" | "linkOrigin">, linkId: string): string =>
  `${services.linkOrigin}${paths.adminSetPassword}?key=${createKey(services, linkId)}`;

interface NewLink {
  id?: string;
  userId: string;
  kind: Kind;
}

/** Ends earlier links of the same kind. */
export async function createAccountLink(
  services: Pick<Services, "db" | "secrets">,
  tx: Writer,
  { id = newId(), userId, kind }: NewLink,
) {
  const { accountLinks } = services.db.tables;
  const isEarlier = and(eq(accountLinks.userId, userId), eq(accountLinks.kind, kind), isNull(accountLinks.usedAt));
  await tx.delete(accountLinks).where(isEarlier);
  const expiresAt = new Date(services.db.now() + LINK_VALID_MS[kind]);
  const link = { id, userId, kind, keyHash: hashKey(createKey(services, id)), expiresAt };
  await tx.insert(accountLinks).values(link);
  return { id, expiresAt };
}

interface FoundLink {
  id: string;
  kind: Kind;
  account: AccountRow;
  isUsed: boolean;
}

export async function findAccountLink(
  { db }: Services,
  tx: Pick<Writer, "select">,
  key: string,
): Promise<FoundLink | null> {
  const { accountLinks, adminUsers } = db.tables;
  const [row] = await tx
    .select({ link: accountLinks, account: adminUsers })
    .from(accountLinks)
    .innerJoin(adminUsers, eq(adminUsers.userId, accountLinks.userId))
    .where(eq(accountLinks.keyHash, hashKey(key)));
  if (!row) return null;
  const { link, account } = row;
  const isOver = Number(link.expiresAt) <= db.now() || getAccountState(account) === "off";
  return isOver ? null : { id: link.id, kind: link.kind, account, isUsed: link.usedAt !== null };
}

export async function markLinkUsed({ db }: Pick<Services, "db">, tx: Writer, id: string): Promise<boolean> {
  const { accountLinks } = db.tables;
  const used = await tx
    .update(accountLinks)
    .set({ usedAt: new Date(db.now()) })
    .where(and(eq(accountLinks.id, id), isNull(accountLinks.usedAt)))
    .returning({ id: accountLinks.id });
  return used.length > 0;
}

export async function isLinkOpen({ db }: Pick<Services, "db">, id: string): Promise<boolean> {
  const { accountLinks } = db.tables;
  const [link] = await db.read.select().from(accountLinks).where(eq(accountLinks.id, id));
  return link !== undefined && link.usedAt === null && Number(link.expiresAt) > db.now();
}
