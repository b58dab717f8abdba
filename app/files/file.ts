import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendFeatureFile } from "#app/server/http/feature-file.server";

/** GET /files/{kind}/{id}: a stored file of any feature, for whom that feature lets read it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return sendFeatureFile(context, request, params.kind ?? "", params.id ?? "");
}
