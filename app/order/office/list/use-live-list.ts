import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
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
  const { state } = useNavigation();
  const current = useRef({ revalidate, state, shown: list?.revision });
  current.current = { revalidate, state, shown: list?.revision };
  const news = useRef<{ revision?: string } | null>(null);
  const renew = useCallback(() => {
    const { revalidate, state, shown } = current.current;
    const menu = document.activeElement instanceof HTMLSelectElement && document.activeElement.closest("tr");
    // To refresh while a page loads is to load it again, without the toast that was already delivered.
    if (!news.current || menu || state !== "idle") return;
    const { revision } = news.current;
    news.current = null;
    if (!revision || revision !== shown) revalidate();
  }, []);
  useEffect(() => {
    const catchUp = () => queueMicrotask(renew);
    document.addEventListener("focusout", catchUp);
    const stop = watchOrders((revision) => {
      news.current = { revision };
      renew();
    });
    return () => {
      document.removeEventListener("focusout", catchUp);
      stop();
    };
  }, [renew]);
  useEffect(() => {
    if (state === "idle") renew();
  }, [state, renew]);

  const total = list?.total ?? null;
  const known = useRef(total);
  useEffect(() => {
    const more = total !== null && known.current !== null ? total - known.current : 0;
    if (total !== null) known.current = total;
    if (more > 0) announce(`${orders(more)} more in the list.`);
  }, [total]);
}
