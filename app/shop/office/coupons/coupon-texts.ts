import type { COUPON_SCOPES } from "#drizzle/values";

type Scope = (typeof COUPON_SCOPES)[number];

export const scopes: { value: Scope; label: string }[] = [
  { value: "everything", label: "Everything" },
  { value: "products", label: "Digital Vault" },
  { value: "packages", label: "Visual design packages" },
];

export const getScopeLabel = (scope: Scope): string => scopes.find(({ value }) => value === scope)?.label ?? scope;
