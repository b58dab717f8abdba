export const scopes = [
  { value: "everything", label: "Everything" },
  { value: "products", label: "Digital Vault" },
  { value: "packages", label: "Visual design packages" },
] as const;

type Scope = (typeof scopes)[number]["value"];

export const getScopeLabel = (scope: Scope): string => scopes.find(({ value }) => value === scope)?.label ?? scope;
