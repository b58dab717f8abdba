import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { announce } from "../../../ui/feedback/announce";
import { countOrders } from "./list-messages";
import type { OrdersScreenData } from "./load-orders-screen.server";
import { watchOrders } from "./watch-orders";

/**
 * Reloads the list when the orders change, and announces new ones. Selection, scroll position, an open ticket and typed
 * text stay. While a row's menu is in use or a page loads, the reload waits.
 */
export function useLiveList(list: OrdersScreenData | null): void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const current = useRef({ revalidate, state, shown: list?.revision });
  current.current = { revalidate, state, shown: list?.revision };
  const change = useRef<{ revision?: string } | null>(null);
  const reload = useCallback(() => {
    const { revalidate, state, shown } = current.current;
    const menu = document.activeElement instanceof HTMLSelectElement && document.activeElement.closest("tr");
    // A reload while a page loads would load it again, without the toast that was already delivered.
    if (!change.current || menu || state !== "idle") return;
    const { revision } = change.current;
    change.current = null;
    if (!revision || revision !== shown) revalidate();
  }, []);
  useEffect(() => {
    const reloadAfterMenu = () => queueMicrotask(reload);
    document.addEventListener("focusout", reloadAfterMenu);
    const stop = watchOrders((revision) => {
      change.current = { revision };
      reload();
    });
    return () => {
      document.removeEventListener("focusout", reloadAfterMenu);
      stop();
    };
  }, [reload]);
  useEffect(() => {
    if (state === "idle") reload();
  }, [state, reload]);

  const total = list?.total ?? null;
  const totalShown = useRef(total);
  useEffect(() => {
    const added = total !== null && totalShown.current !== null ? total - totalShown.current : 0;
    if (total !== null) totalShown.current = total;
    if (added > 0) announce(`${countOrders(added)} more in the list.`);
  }, [total]);
}
