import { data, type LoaderFunctionArgs } from "@remix-run/node";
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
    /** The order's page. A receipt may be passed on, so it never opens a download. */
    orderUrl: receipt.record === "order" && receipt.about ? paths.customerPage(receipt.about) : null,
    buyerUrl: root.buyer && `${paths.receiptBuyer(receipt.number)}?${query}`,
    others: all.filter(({ id }) => id !== receipt.id).map(toLink),
  };
}
