import { joinSearchText } from "#app/server/text/search-text";
import type { Row } from "#drizzle/schema";

type SearchedPurchase = Pick<Row<"purchases">, "number" | "email" | "paymentIntent">;

export function toPurchaseSearchText({ number, email, paymentIntent }: SearchedPurchase, title: string): string {
  return joinSearchText([number, email, title, paymentIntent]);
}
