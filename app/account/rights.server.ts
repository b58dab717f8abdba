import { allRights, defaultRights, type Right } from "../office-rights";

/** Leaves out rights that only a newer version knows. */
export function readRights(stored: readonly string[] | null): readonly Right[] {
  return stored ? allRights.filter((right) => stored.includes(right)) : defaultRights;
}
