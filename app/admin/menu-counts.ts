import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "../account/auth.server";
import { readMenuCounts } from "./read-menu-counts.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  return Response.json(await readMenuCounts(context, user), { headers: { "Cache-Control": "no-store" } });
}
