import { type ActionFunctionArgs, data } from "@remix-run/node";
import { requireUser } from "#app/account/auth.server";
import { readBody } from "#app/server/forms/form.server";
import { keepReport, reportShape } from "./report.server";

const MOST_BYTES = 4 * 1024;
/** Reports of one address in an hour: an office behind one line that leafs through orders all day stays below. */
const MOST_PER_HOUR = 1200;

/** POST /vitals: what a browser measured on an office page, as JSON. Answers 204; nobody reads more. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  if (!context.limiter.allows("vitals", context.clientIp, MOST_PER_HOUR)) return new Response(null, { status: 429 });
  const body = await readBody(context, MOST_BYTES);
  const report = reportShape.safeParse(parseJson(body.toString("utf8")));
  if (!report.success) return new Response(null, { status: 400 });
  await keepReport(context, report.data);
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
