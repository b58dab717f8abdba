import { mayOpen, type OfficeUser } from "../office-rights";
import type { Services } from "../server/services.server";
import { getTrashKind } from "./get-trash-kind.server";
import { countTrash, listTrash } from "./list-trash.server";

export async function loadTrash(services: Services, name: string, user: OfficeUser) {
  const [list, counts] = await Promise.all([listTrash(services, name), countTrash(services)]);
  const { noun, plural, aboutLabel, parts, kept, list: home } = getTrashKind(services.features, name);
  return {
    ...list,
    kind: { name, noun, plural, aboutLabel, parts: parts ?? null, keptNote: kept?.message ?? null, home },
    tabs: Object.entries(services.features.trash)
      .filter(([, kind]) => mayOpen(user, kind.right))
      .map(([key, kind]) => ({ key, plural: kind.plural, count: counts.get(key) ?? 0 })),
  };
}

export type LoadedTrash = Awaited<ReturnType<typeof loadTrash>>;
