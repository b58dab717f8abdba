import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq, isNull, ne } from "drizzle-orm";
import { paths } from "../paths";
import { describeReceipt, nameKind, type Receipt } from "./describe-receipt.server";
import { type FoundReceipt, findReceipt, listReceiptsOfPayment } from "./find-receipt.server";
import { createReceiptQuery, createReceiptUrl, isReceiptKey } from "./receipt-link.server";

type Args = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/** @throws 404, the same for a wrong key and an unknown number */
export async function getReceipt({ request, params, context }: Args): Promise<FoundReceipt> {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const { number = "" } = params;
  const found = await findReceipt(context.db, number);
  if (!found || !isReceiptKey(context, number, { receipt: found.receipt, key })) throw data(null, { status: 404 });
  return found;
}

/** A receipt may reach other people, so these pages ask a visitor without a key for the address that paid. */
async function findBought({ db }: Args["context"], { record, about }: Receipt) {
  if (!about) return null;
  if (record === "order") return { label: "See your order", href: paths.customerPage(about), isDownload: false };
  const { purchases, products } = db.tables;
  const [product] = await db.read
    .select({ slug: products.slug })
    .from(purchases)
    .innerJoin(products, eq(products.id, purchases.productId))
    .where(
      and(
        eq(purchases.number, about),
        eq(purchases.status, "active"),
        isNull(purchases.deletedAt),
        ne(products.status, "draft"),
      ),
    );
  return product ? { label: "Get your download", href: paths.download(product.slug), isDownload: true } : null;
}

export async function loadReceipt(args: Args) {
  const { context } = args;
  const { receipt, root } = await getReceipt(args);
  const query = createReceiptQuery(context, receipt);
  const all = await listReceiptsOfPayment(context.db, root);
  const toLink = (other: Receipt) => ({
    label: `${nameKind(other)} ${other.number}`,
    href: createReceiptUrl(context, other),
  });
  return {
    view: describeReceipt(receipt, root, context.env.BUSINESS_TIMEZONE),
    pdfUrl: `${paths.receiptPdf(receipt.number)}?${query}`,
    bought: await findBought(context, receipt),
    buyerUrl: root.buyer && `${paths.receiptBuyer(receipt.number)}?${query}`,
    others: all.filter(({ id }) => id !== receipt.id).map(toLink),
  };
}
