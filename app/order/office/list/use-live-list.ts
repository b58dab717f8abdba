import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { announce } from "../../../ui/feedback/announce";
import { orders } from "./list-words";
import type { LoadedList } from "./load-list.server";
import { watchOrders } from "./watch-orders";

/**
 * Keeps the list fresh, and says politely when there are more orders than before. Nothing that is under way is
 * touched: ticks, scroll position, an open ticket and what is typed stay, and rows wait while one's menu is in use.
 */
export function useLiveList(list: LoadedList | null): void {
  const { revalidate } = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  const shown = useRef(list?.revision);
  shown.current = list?.revision;
  useEffect(() => {
    let due = false;
    const renew = () => {
      const menu = document.activeElement instanceof HTMLSelectElement && document.activeElement.closest("tr");
      due = Boolean(menu);
      if (!menu) refresh.current();
    };
    const catchUp = () => queueMicrotask(() => due && renew());
    document.addEventListener("focusout", catchUp);
    const stop = watchOrders((revision) => {
      if (!revision || revision !== shown.current) renew();
    });
    return () => {
      document.removeEventListener("focusout", catchUp);
      stop();
    };
  }, []);

  const total = list?.total ?? null;
  const known = useRef(total);
  useEffect(() => {
    const more = total !== null && known.current !== null ? total - known.current : 0;
    if (total !== null) known.current = total;
    if (more > 0) announce(`${orders(more)} more in the list.`);
  }, [total]);
}
