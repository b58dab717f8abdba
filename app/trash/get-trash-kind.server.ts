import type { TrashKind } from "../server/records/trash-kind.server";
import type { Services } from "../server/services.server";

type Features = Pick<Services, "features">["features"];

export function findTrashKind({ trash }: Pick<Features, "trash">, name: string): TrashKind | null {
  return Object.hasOwn(trash, name) ? (trash[name] as TrashKind) : null;
}

/** @throws Error for a kind that no feature declares */
export function getTrashKind(features: Pick<Features, "trash">, name: string): TrashKind {
  const kind = findTrashKind(features, name);
  if (!kind) throw new Error(`no feature declares a trash for "${name}"`);
  return kind;
}
