import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendFeatureFile } from "#app/server/http/feature-file.server";

/** GET /uploads/{id}?key=…: a customer's photo, by its signed link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return sendFeatureFile(context, request, "photo", params.id ?? "");
}
