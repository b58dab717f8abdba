import { z } from "zod";
import type { VisitSource } from "#drizzle/schema/values";
import type { RequestContext } from "../http/context.server";
import { ownOrigins } from "../http/cross-site.server";
import { cleanLine } from "../text/clean-text";
import { utmNames, visitSourceField } from "./visit-source";

const LIMITS = { field: 8000, path: 200, referrer: 300, utm: 100 };

const text = z.string().catch("");
const posted = z.object({ landing: text, referrer: text, utm: z.record(z.string(), z.unknown()).catch({}) });

type Known = Pick<RequestContext, "env"> & { incoming: Pick<RequestContext["incoming"], "headers"> };

/** None of this can be trusted. Without JavaScript, only the Referer header is known. */
export function readVisitSource({ env, incoming }: Known, page: string, fields: URLSearchParams): VisitSource {
  const origins = ownOrigins(incoming as RequestContext["incoming"], env);
  const { landing, referrer, utm } = readField(fields) ?? readReferer(incoming.headers.referer, origins);
  return {
    page,
    ...omitEmpty({ landing: toPath(landing), referrer: toReferrer(referrer, origins) }),
    ...omitEmpty({ utm: toUtm(utm) }),
  };
}

/** For the hidden field of a form that comes back. Without JavaScript, only this request names the campaign. */
export function keepVisitSource(context: Known, page: string, fields: URLSearchParams): string {
  const sent = (fields.get(visitSourceField) ?? "").slice(0, LIMITS.field);
  return sent || JSON.stringify(readVisitSource(context, page, fields));
}

function readField(fields: URLSearchParams): z.output<typeof posted> | null {
  const value = fields.get(visitSourceField) ?? "";
  if (!value || value.length > LIMITS.field) return null;
  try {
    return posted.parse(JSON.parse(value));
  } catch {
    return null;
  }
}

// The address of the form's page names the campaign if the visit began there.
function readReferer(referer: string | undefined, origins: string[]): z.output<typeof posted> {
  const nothing = { landing: "", referrer: "", utm: {} };
  if (!referer || !URL.canParse(referer)) return nothing;
  const url = new URL(referer);
  if (!origins.includes(url.origin)) return { ...nothing, referrer: referer };
  const utm = [...url.searchParams].filter(([name]) => name.startsWith("utm_"));
  return { ...nothing, utm: Object.fromEntries(utm.map(([name, value]) => [name.slice("utm_".length), value])) };
}

function toPath(text: string): string {
  const path = cleanLine(text);
  return /^\/(?!\/)[^?#]*$/.test(path) ? path.slice(0, LIMITS.path) : "";
}

// Removes the query, which may contain an id or the visitor's search.
function toReferrer(text: string, origins: string[]): string {
  if (!URL.canParse(text)) return "";
  const { protocol, origin, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol) || origins.includes(origin)) return "";
  return (origin + pathname).slice(0, LIMITS.referrer);
}

function toUtm(given: Record<string, unknown>): Record<string, string> | undefined {
  const known = utmNames.flatMap((name) => {
    const value = given[name];
    const line = typeof value === "string" ? cleanLine(value).slice(0, LIMITS.utm) : "";
    return line ? [[name, line] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function omitEmpty<Values extends Record<string, unknown>>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<Values>;
}
