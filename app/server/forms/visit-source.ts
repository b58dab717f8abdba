import type { VisitSource } from "#drizzle/schema/values";

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

/** The campaign's source, else the host that the visit came from, else "Direct". Null if it is unknown. */
export function nameVisitSource(source: VisitSource | null): string | null {
  if (!source) return null;
  const { referrer = "", utm = {} } = source;
  return utm.source || (URL.canParse(referrer) && new URL(referrer).host.replace(/^www\./, "")) || referrer || "Direct";
}
