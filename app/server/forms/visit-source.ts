import type { VisitSource } from "#drizzle/schema/values";
import { cleanLine } from "../text/clean-text";

export const visitSourceField = "visit_source";

export const utmNames = ["source", "medium", "campaign", "term", "content"] as const;

export function describeVisitSource(source: VisitSource | null): { label: string; value: string }[] {
  if (!source) return [];
  const { page, landing, referrer, utm = {} } = source;
  const campaign = utmNames.flatMap((name) => (utm[name] ? `${name} ${utm[name]}` : []));
  return [
    { label: "Sent from", value: page },
    { label: "First page", value: landing ?? "" },
    { label: "Came from", value: referrer ?? "" },
    { label: "Campaign", value: campaign.join(", ") },
  ].filter(({ value }) => value);
}

export const DIRECT = "Direct";
export const OTHER_SOURCES = "Other";
const MAX_SOURCE = 60;

export function nameVisitSource(source: Pick<VisitSource, "referrer" | "utm"> | null): string | null {
  if (!source) return null;
  const { referrer = "", utm = {} } = source;
  const host = URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, "") : referrer;
  const name = cleanLine(utm.source || host)
    .toLowerCase()
    .slice(0, MAX_SOURCE);
  // Leaves out what may be about a person, such as an email address in a newsletter's link.
  return name.includes("@") ? OTHER_SOURCES : name || DIRECT;
}
