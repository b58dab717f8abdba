import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendFeatureFile } from "../server/http/feature-file.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return sendFeatureFile(context, request, params.kind ?? "", params.id ?? "");
}
