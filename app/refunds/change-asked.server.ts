import { and, eq } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Refund } from "../payment/follow-refunds.server";
import type { Services } from "../server/services.server";

/** Changes nothing if somebody else has settled it or asked again meanwhile. */
export async function changeAsked(
  { db }: Pick<Services, "db">,
  { id, askedAt }: Pick<Refund, "id" | "askedAt">,
  values: Partial<Refund>,
  writer?: Writer,
): Promise<void> {
  const { refunds } = db.tables;
  const isSame = and(eq(refunds.id, id), eq(refunds.state, "asked"), eq(refunds.askedAt, askedAt));
  const change = async (tx: Writer) => {
    await tx.update(refunds).set(values).where(isSame);
  };
  await (writer ? change(writer) : db.transact(change));
}
