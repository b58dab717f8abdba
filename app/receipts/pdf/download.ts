import type { LoaderFunctionArgs } from "@remix-run/node";
import { rejectDataRequest } from "../../server/http/context.server";
import { CLOSED_POLICY, privateHeaders } from "../../server/http/security.server";
import { getReceipt } from "../load-receipt.server";
import { makePdf, nameFile } from "./make-pdf.server";

export async function loader(args: LoaderFunctionArgs) {
  rejectDataRequest(args.context);
  const found = await getReceipt(args);
  const bytes = await makePdf(args.context, found);
  return new Response(bytes, {
    headers: {
      ...privateHeaders,
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.length),
      "Content-Disposition": `attachment; filename="${nameFile(found.receipt)}"`,
      "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
    },
  });
}
