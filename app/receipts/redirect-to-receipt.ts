import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { rejectDataRequest } from "../server/http/context.server";
import { privateHeaders } from "../server/http/security.server";
import { findReceiptOf } from "./find-receipt.server";
import { createReceiptUrl, isReceiptKey } from "./receipt-link.server";

export async function loader({ request, params: { event = "" }, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const receipt = await findReceiptOf(context.db, context.db.read, event);
  if (!receipt || !isReceiptKey(context, event, { receipt, key })) throw data(null, { status: 404 });
  return redirect(createReceiptUrl(context, receipt), { headers: privateHeaders });
}
