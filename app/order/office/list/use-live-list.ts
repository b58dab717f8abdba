import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { formatOrderCount } from "#app/order/model/list-messages";
import { paths } from "#app/paths";
import { announce } from "#app/ui/feedback/announce";
import { watchChanges } from "#app/ui/live/watch-changes";
import type { OrdersScreenData } from "./load-orders-screen.server";

/** The reload waits while a row's menu is in use, a form is being sent or a page is loading. */
export function useLiveList(list: OrdersScreenData | null): void {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const isBusy = [navigation, ...useFetchers()].some(({ state }) => state !== "idle");
  const current = useRef({ revalidate, isBusy, shownRevision: list?.revision });
  current.current = { revalidate, isBusy, shownRevision: list?.revision };
  const pendingChange = useRef<{ revision?: string } | null>(null);
  const reload = useCallback(() => {
    const { revalidate, isBusy, shownRevision } = current.current;
    const isMenuOpen = document.activeElement instanceof HTMLSelectElement && document.activeElement.closest("tr");
    // During a navigation, a reload would load the page twice and lose its toast. A redirect that answers a fetcher is
    // not followed if a reload has begun meanwhile.
    if (!pendingChange.current || isMenuOpen || isBusy) return;
    const { revision } = pendingChange.current;
    pendingChange.current = null;
    if (!revision || revision !== shownRevision) revalidate();
  }, []);
  useEffect(() => {
    const reloadAfterMenu = () => queueMicrotask(reload);
    document.addEventListener("focusout", reloadAfterMenu);
    const stop = watchChanges(paths.adminOrderEvents, (revision) => {
      pendingChange.current = { revision };
      reload();
    });
    return () => {
      document.removeEventListener("focusout", reloadAfterMenu);
      stop();
    };
  }, [reload]);
  useEffect(() => {
    if (!isBusy) reload();
  }, [isBusy, reload]);

  const total = list?.total ?? null;
  const totalShown = useRef(total);
  useEffect(() => {
    const added = total !== null && totalShown.current !== null ? total - totalShown.current : 0;
    if (total !== null) totalShown.current = total;
    if (added > 0) announce(`${formatOrderCount(added)} more in the list.`);
  }, [total]);
}
