import { mayOpen, type OfficeUser } from "../office-rights";
import { officeScreens } from "../office-screens";
import type { RequestContext } from "../server/http/context.server";

/** Such as `{ "/admin/messages": { count: 3, label: "new" } }`, for the user's screens. Zeros are left out. */
export type MenuCounts = Record<string, { count: number; label: string }>;

/** A failed count must not break the menu. */
export async function readMenuCounts(context: RequestContext, user: OfficeUser): Promise<MenuCounts> {
  const counted = Object.entries(context.features.menuCounts).filter(([address]) =>
    officeScreens.some(({ pattern, group }) => pattern === address && mayOpen(user, group)),
  );
  const entries = counted.map(async ([address, { label, count }]) => {
    try {
      const number = await count(user);
      return number > 0 ? [[address, { count: number, label }] as const] : [];
    } catch (error) {
      context.log.error({ err: error, id: context.requestId }, "menu not counted");
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
