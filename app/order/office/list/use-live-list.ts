import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { announce } from "../../../ui/feedback/announce";
import { countOrders } from "./list-messages";
import type { OrdersScreenData } from "./load-orders-screen.server";
import { watchOrders } from "./watch-orders";

/**
 * Reloads the list when the orders change, and announces new ones. Selection, scroll position, an open ticket and typed
 * text stay. While a row's menu is in use, the reload waits.
 */
export function useLiveList(list: OrdersScreenData | null): void {
  const { revalidate } = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  const revisionShown = useRef(list?.revision);
  revisionShown.current = list?.revision;
  useEffect(() => {
    let isWaiting = false;
    const reload = () => {
      const menu = document.activeElement instanceof HTMLSelectElement && document.activeElement.closest("tr");
      isWaiting = Boolean(menu);
      if (!menu) refresh.current();
    };
    const reloadIfWaiting = () => queueMicrotask(() => isWaiting && reload());
    document.addEventListener("focusout", reloadIfWaiting);
    const stop = watchOrders((revision) => {
      if (!revision || revision !== revisionShown.current) reload();
    });
    return () => {
      document.removeEventListener("focusout", reloadIfWaiting);
      stop();
    };
  }, []);

  const total = list?.total ?? null;
  const totalShown = useRef(total);
  useEffect(() => {
    const added = total !== null && totalShown.current !== null ? total - totalShown.current : 0;
    if (total !== null) totalShown.current = total;
    if (added > 0) announce(`${countOrders(added)} more in the list.`);
  }, [total]);
}
