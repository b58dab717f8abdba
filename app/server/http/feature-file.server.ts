import { data } from "@remix-run/node";
import { getOwn } from "../get-own";
import type { RequestContext } from "./context.server";
import { rejectDataRequest } from "./context.server";
import { sendStoredFile } from "./stored-file.server";

/** @throws 404 for an unknown kind or id, and for a request that may not read the file */
export async function sendFeatureFile(context: RequestContext, request: Request, kind: string, id: string) {
  rejectDataRequest(context);
  const file = await getOwn(context.features.files, kind)?.(request, id);
  if (!file) throw data(null, { status: 404 });
  return sendStoredFile(context, request, file);
}
