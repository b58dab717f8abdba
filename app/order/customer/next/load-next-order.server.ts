import { randomUUID } from "node:crypto";
import { desc, eq, or } from "drizzle-orm";
import type { RequestContext } from "#app/server/http/context.server";
import { describeDelivery } from "#app/server/time/delivery-time.server";
import { readTurnaround } from "#app/server/time/turnaround.server";
import type { Row } from "#drizzle/schema";
import { getBoughtName } from "../../model/bought-package";
import { isLargeOrder } from "../../model/standard-delivery";
import { readBalance } from "../../state/balance.server";

type Order = Row<"formSubmissions">;

export async function loadNextOrder(context: RequestContext, first: Order) {
  const { db } = context;
  const balance = await readBalance(db, db.read, first);
  if (!balance) return null;
  const rule = readTurnaround(context);
  return {
    balance,
    due: isLargeOrder(balance.left, rule.terms) ? "" : describeDelivery(Date.now(), rule).sentence,
    packageName: getBoughtName(first),
    currency: first.currency,
    formId: randomUUID(),
    last: await findLastOrder(db, first),
  };
}

async function findLastOrder({ read, tables }: RequestContext["db"], { submissionId: number }: Order) {
  const { submissionId, requirements, createdAt, drawnFrom, id } = tables.formSubmissions;
  const [last] = await read
    .select({ number: submissionId, requirements })
    .from(tables.formSubmissions)
    .where(or(eq(submissionId, number), eq(drawnFrom, number)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return last ?? null;
}
