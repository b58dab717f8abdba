export const scopes = [
  { value: "everything", label: "Everything" },
  { value: "products", label: "Digital Vault" },
  { value: "packages", label: "Visual design packages" },
] as const;

type Scope = (typeof scopes)[number]["value"];

export const getScopeLabel = (scope: Scope): string => scopes.find(({ value }) => value === scope)?.label ?? scope;

/** The fields that can be changed after a coupon was created. */
export const termLabels = {
  applies_to: "For",
  first_day: "First day",
  last_day: "Last day",
  usage_limit: "Limit",
  note: "Note",
} as const;

export type TermName = keyof typeof termLabels;
export type Terms = Record<TermName, string>;

export const termNames = Object.keys(termLabels) as TermName[];

/** The name of the field with what the form began with. */
export const getShownName = (name: TermName) => `shown_${name}`;
