import { mayOpen, type OfficeUser } from "../office-rights";
import { officeScreens } from "../office-screens";
import type { RequestContext } from "../server/http/context.server";

/** Such as `{ "/admin/messages": { count: 3, label: "new" } }`, only what the user may open, and nothing for zero. */
export type MenuCounts = Record<string, { count: number; label: string }>;

/** The menu works without a number that cannot be read. */
export async function readMenuCounts(context: RequestContext, user: OfficeUser): Promise<MenuCounts> {
  const counted = Object.entries(context.features.menuCounts).filter(([address]) =>
    officeScreens.some(({ pattern, group }) => pattern === address && mayOpen(user, group)),
  );
  const entries = counted.map(async ([address, { label, count }]) => {
    const number = await count(user).catch((error) => {
      context.log.error({ err: error, id: context.requestId }, "menu not counted");
      return 0;
    });
    return number > 0 ? [[address, { count: number, label }] as const] : [];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
