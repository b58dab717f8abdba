import { and, desc, eq, gt, inArray, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { OUTBOX_STATES } from "#drizzle/values";
import { kindsNamed, type MessageState, names } from "./messages";

/** Messages that each part of a search finds at most, the latest; nobody leafs through more. */
const MOST = 500;

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

/** Walks each state from its latest on, which ends soon for the kinds that there are many of. */
function latestOf({ db }: Services, kinds: string[]) {
  const { outbox } = db.tables;
  const named = or(...kinds.map((kind) => like(outbox.dedupeKey, `${kind}:%`)));
  return Promise.all(
    OUTBOX_STATES.map((state) =>
      db.read
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.state, state), named))
        .orderBy(desc(outbox.runAt))
        .limit(MOST),
    ),
  );
}

async function aboutOrTo({ db }: Services, wanted: string, exact: string) {
  const { outbox, formSubmissions, orderEvents, paymentEvents } = db.tables;
  const pattern = `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  const orders = await db.read
    .select({ id: formSubmissions.id, number: formSubmissions.submissionId })
    .from(formSubmissions)
    .where(sql`${formSubmissions.search} like ${pattern} escape '\\'`)
    .orderBy(desc(formSubmissions.createdAt))
    .limit(100);
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
  const address = sql`lower(coalesce(${outbox.payload} ->> 'to', ${outbox.payload} ->> 'url'))`;
  return Promise.all([
    db.read.select({ id: outbox.id }).from(outbox).where(inArray(outbox.dedupeKey, keys)),
    db.read
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(inArray(outbox.state, ["pending", "dead"]), sql`${address} like ${pattern} escape '\\'`))
      .limit(MOST),
  ]);
}
