import { describeReviewEvent } from "#app/reviews/review-decision";
import { formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";
import { PROVIDER } from "../buy/purchase-events.server";

type Change = Pick<Row<"purchaseEvents">, "kind" | "actor" | "before" | "after">;

export function describeSaleEvent({ kind, actor, before, after }: Change, currency: string): string {
  switch (kind) {
    case "bought":
      return after === "held" ? "Bought, and held for the team" : "Bought";
    case "downloaded":
      return "Downloaded";
    case "link":
      return "Link sent again";
    case "extended":
      return `Extended by ${after}`;
    case "refunded": {
      const total = formatMoney(Number(after), currency);
      const isFirst = before === after;
      // A refund failed meanwhile.
      if (Number(before) < 0) return `Partial refunds: ${total} in total`;
      return isFirst
        ? `Partial refund: ${total}`
        : `Partial refund: ${formatMoney(Number(before), currency)}, ${total} in total`;
    }
    case "revoked":
      if (after === "refunded") return "Refunded";
      // The provider revokes a purchase only because its payment is disputed.
      return actor === PROVIDER ? "Payment disputed, so the purchase was revoked" : "Revoked";
    case "restored":
      if (actor === PROVIDER) return "Dispute won, so the purchase was restored";
      return before === "held" ? "Released" : "Restored";
    case "review":
      return describeReviewEvent({ before, after });
    case "email":
      return `Email corrected from ${before || "none"} to ${after}`;
  }
}
