import { describeVisuals } from "#app/packages/packages";
import { nameVisitSource } from "#app/server/forms/visit-source";
import type { Sale } from "#app/server/payable.server";
import type { Row } from "#drizzle/schema";
import { getBoughtName, getBoughtVisuals, listOrderLines } from "../model/bought-package";
import { getPartCents } from "../model/quote";

/** `order` includes the changes of the payment. */
export function describeOrderSale(order: Row<"formSubmissions">): Sale {
  const { submissionId: number, planPurchased: item, source, couponCode, discountCents, fullName, email } = order;
  const bought = { item, itemName: getBoughtName(order), source: nameVisitSource(source), couponCode, discountCents };
  const lines = listOrderLines(order, describePackage(order)).map((line) => ({
    ...line,
    cents: line.quantity * line.unitCents,
  }));
  return { ...bought, lines, parts: listParts(order), number, customerName: fullName, email };
}

/** The receipt says what was bought: "Professional, 25 visuals". */
function describePackage(order: Row<"formSubmissions">): string {
  const visuals = getBoughtVisuals(order);
  return visuals > 0 ? `${getBoughtName(order)}, ${describeVisuals(visuals)}` : getBoughtName(order);
}

function listParts(order: Row<"formSubmissions">): Sale["parts"] {
  const depositCents = getPartCents(order, "deposit");
  if (depositCents === 0) return undefined;
  const deposit = { name: "Deposit", cents: depositCents };
  const balance = { name: "Balance", cents: order.priceCents - depositCents };
  // Both parts may have the same amount.
  return order.partPaidCents > depositCents ? [balance, deposit] : [deposit, balance];
}
