import { type ActionFunctionArgs, data } from "@remix-run/node";
import { requireUser } from "../account/auth.server";
import { readBody } from "../server/forms/form.server";
import { reportShape, saveReport } from "./report.server";

const MAX_BYTES = 4 * 1024;
// Per IP address. More than a whole office sends from one IP address.
const MAX_PER_HOUR = 1200;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  if (!(await context.limiter.allows("vitals", context.clientIp, MAX_PER_HOUR)))
    return new Response(null, { status: 429 });
  const body = await readBody(context, MAX_BYTES);
  const report = reportShape.safeParse(parseJson(body.toString("utf8")));
  if (!report.success) return new Response(null, { status: 400 });
  await saveReport(context, report.data);
  return new Response(null, { status: 204 });
}

export function loader() {
  throw data(null, { status: 404 });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
