import { and, desc, eq, gt, inArray, isNotNull, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import { hasOrderSearch, orderNumbersWith } from "#app/server/order-search.server";
import type { Services } from "#app/server/services.server";
import { walkRows } from "#app/server/walk-rows.server";
import { OUTBOX_STATES } from "#drizzle/values";
import { kindsNamed, type MessageState, names } from "./messages";

/** Messages that each part of a search finds at most, the latest; nobody leafs through more. */
const MOST = 500;
/** Orders whose messages are searched at most: the newest of those that contain the search text. */
const ORDERS = 100;

/** The rows that are in a state. Pending ones are told apart by attempts and lease. */
export function inState({ db }: Services, state: MessageState, now: Date): SQL | undefined {
  const { outbox } = db.tables;
  if (state === "sent" || state === "dead") return eq(outbox.state, state);
  const pending = eq(outbox.state, "pending");
  if (state === "sending") return and(pending, gt(outbox.lockedUntil, now));
  const idle = or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now));
  return and(pending, idle, state === "waiting" ? eq(outbox.attempts, 0) : gt(outbox.attempts, 0));
}

/**
 * The ids of what a search means, or null when nothing was typed. A name of a kind ("lead webhook") means the
 * latest of that kind. Everything else is looked for in the orders that the messages are about (number, name, e-mail),
 * and in the addresses of what is not sent yet: reading the addresses of all that was ever sent would take seconds.
 */
export async function findMatching(services: Services, typed: string): Promise<string[] | null> {
  const wanted = typed.trim().toLowerCase().slice(0, 200);
  if (!wanted) return null;
  const kinds = kindsNamed(wanted);
  const found = await (kinds.length > 0 ? latestOf(services, kinds) : aboutOrTo(services, wanted, typed.trim()));
  return [...new Set(found.flat().map(({ id }) => id))];
}

function latestOf(services: Services, kinds: string[]) {
  const { outbox } = services.db.tables;
  const named = or(...kinds.map((kind) => like(outbox.dedupeKey, `${kind}:%`))) as SQL;
  return Promise.all(OUTBOX_STATES.map((state) => walkState(services, state, named)));
}

/** The latest messages in a state that match. */
function walkState({ db }: Services, state: (typeof OUTBOX_STATES)[number], fits: SQL) {
  const { outbox } = db.tables;
  const { id, runAt: at, state: kind } = outbox;
  return walkRows(db, { table: outbox, id, at, kind, among: eq(outbox.state, state), fits, most: MOST });
}

/** The newest orders that contain the search text, including those in the trash. */
async function findOrders({ db }: Services, wanted: string): Promise<{ id: string; number: string }[]> {
  const { id, submissionId: number, search, createdAt, deletedAt } = db.tables.formSubmissions;
  const pattern = `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  const among = (where: SQL, by: SQL) =>
    db.read
      .select({ id, number })
      .from(db.tables.formSubmissions)
      .where(and(where, sql`${search} like ${pattern} escape '\\'`))
      .orderBy(by)
      .limit(ORDERS);
  const trashed = among(isNotNull(deletedAt), desc(deletedAt));
  const alive = hasOrderSearch(db) ? newestInSearch(db, wanted) : among(isNull(deletedAt), desc(createdAt));
  return [...(await alive), ...(await trashed)];
}

/** The same with SQLite's index, which does not include the trash. */
async function newestInSearch(db: Services["db"], wanted: string): Promise<{ id: string; number: string }[]> {
  const numbers = await orderNumbersWith(db, wanted);
  return db.read.select({ id: sql<string>`s.id`, number: sql<string>`form_submissions.submission_id` }).from(
    sql`(select n from ${numbers} order by n desc limit ${ORDERS}) t
      cross join order_search s on s.n = t.n cross join form_submissions on form_submissions.id = s.id`,
  );
}

async function aboutOrTo(services: Services, wanted: string, exact: string) {
  const { db } = services;
  const { outbox, orderEvents, paymentEvents } = db.tables;
  const orders = await findOrders(services, wanted);
  const about = [wanted, exact, ...orders.map(({ id }) => id)];
  // An order may have many letters: each has a line in its history, whose id is the rest of the letter's key.
  const letters = await db.read
    .select({ id: orderEvents.id, about: orderEvents.submissionId })
    .from(orderEvents)
    .where(and(inArray(orderEvents.submissionId, about), eq(orderEvents.kind, "mail")))
    .orderBy(desc(orderEvents.createdAt))
    .limit(MOST);
  // So has a payment that was not as it should be: the payment event's.
  const idOf = new Map(orders.map(({ id, number }) => [number, id]));
  const payments = await db.read
    .select({ id: paymentEvents.id, number: paymentEvents.reference })
    .from(paymentEvents)
    .where(inArray(paymentEvents.reference, [...idOf.keys()]))
    .orderBy(desc(paymentEvents.createdAt))
    .limit(MOST);
  const keys = [
    ...about.flatMap((id) => Object.keys(names).map((kind) => `${kind}:${id}`)),
    ...letters.map((letter) => `letter:${letter.about}:${letter.id}`),
    ...payments.map((payment) => `payment-odd:${idOf.get(payment.number ?? "")}:${payment.id}`),
  ];
  const pattern = `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  const to = sql`lower(coalesce(${outbox.payload} ->> 'to', ${outbox.payload} ->> 'url')) like ${pattern} escape '\\'`;
  return Promise.all([
    db.read.select({ id: outbox.id }).from(outbox).where(inArray(outbox.dedupeKey, keys)),
    walkState(services, "pending", to),
    walkState(services, "dead", to),
  ]);
}
