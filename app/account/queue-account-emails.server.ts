import type { Writer } from "#drizzle/connect";
import { paths } from "../paths";
import { enqueue } from "../server/outbox/outbox.server";
import type { Services } from "../server/services.server";
import { formatMoment, nameZone } from "../server/time/business-time.server";
import type { AccountRow } from "./lock-accounts.server";

interface LinkEmail {
  account: Pick<AccountRow, "userId" | "name" | "email">;
  by: string;
  link: { id: string; expiresAt: Date };
}

export async function queueLinkEmail(
  { db, env }: Pick<Services, "db" | "env">,
  tx: Writer,
  topic: "account-invitation" | "account-reset",
  { account: { userId, name, email }, by, link }: LinkEmail,
): Promise<void> {
  const data = { linkId: link.id, name, userId, by, until: describeMoment(link.expiresAt, env) };
  // With the time, because a withdrawn invitation that is sent again has the same id.
  const dedupeKey = `${topic}:${link.id}:${link.expiresAt.getTime()}`;
  await enqueue(db, tx, { kind: "mail", topic, dedupeKey, payload: { to: email, data } });
}

const describeMoment = (at: Date, { BUSINESS_TIMEZONE: zone }: Services["env"]): string =>
  `${formatMoment(at, zone)} (${nameZone(zone)})`;

type Sending = Pick<Services, "db" | "env" | "linkOrigin">;

interface Notice {
  account: Pick<AccountRow, "userId" | "email">;
  actor: string;
  id: string;
}

const describeNotice = ({ env }: Pick<Services, "env">, { account, actor }: Notice) => ({
  userId: account.userId,
  by: actor,
  at: describeMoment(new Date(), env),
});

/** Also sent to the old address, because the change may be a mistake or unwanted. */
export async function queueEmailNotices(
  services: Pick<Services, "db" | "env">,
  tx: Writer,
  { earlier, ...changed }: Notice & { earlier: string },
): Promise<void> {
  const { email } = changed.account;
  const data = { ...describeNotice(services, changed), address: email };
  const topic = "account-email-changed";
  for (const to of [earlier, email].filter(Boolean)) {
    const dedupeKey = `${topic}:${changed.id}:${to}`;
    await enqueue(services.db, tx, { kind: "mail", topic, dedupeKey, payload: { to, data } });
  }
}

export async function queueAccountNotice(
  services: Sending,
  tx: Writer,
  topic: "account-password-changed" | "account-factor-on" | "account-factor-off",
  changed: Notice,
): Promise<void> {
  const { db } = services;
  const { account, id } = changed;
  const { email } = account;
  if (!email) return;
  const data = { ...describeNotice(services, changed), forgotUrl: services.linkOrigin + paths.adminForgotPassword };
  await enqueue(db, tx, { kind: "mail", topic, dedupeKey: `${topic}:${id}`, payload: { to: email, data } });
}
