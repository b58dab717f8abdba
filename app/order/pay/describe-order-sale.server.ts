import { nameVisitSource } from "#app/server/forms/visit-source";
import type { Sale } from "#app/server/payable.server";
import type { Row } from "#drizzle/schema";
import { getBoughtName } from "../model/bought-package";

export function describeOrderSale(order: Row<"formSubmissions">): Sale {
  const { submissionId: number, planPurchased: item, source, couponCode, discountCents, fullName, email } = order;
  const bought = { item, itemName: getBoughtName(order), source: nameVisitSource(source), couponCode, discountCents };
  return { ...bought, number, customerName: fullName, email };
}
