import { useLocation, useMatches, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { clearToast, type OpenScreen, type ScreenToast, setOpenScreen } from "../ui/feedback/lost-connection";
import { getLoadFailureToast } from "../ui/office/load-failure";
import { hasUnsavedText } from "./guard-offline";

/** Registers the screen for `loadOrStay`. Returns the toast to show. */
export function useOpenScreen(): ScreenToast | null {
  const [toast, setToast] = useState<ScreenToast | null>(null);
  const matches = useMatches();
  const location = useLocation();
  const navigate = useNavigate();
  const index = useRef<number>();
  const address = location.pathname + location.search;
  useEffect(() => {
    index.current = history.state?.idx;
    const { pathname, search, hash, state, key } = location;
    const opened: OpenScreen = {
      address: pathname + search,
      getRouteData: (routeId) => matches.find(({ id }) => id === routeId)?.data,
      isStaying: false,
      stay() {
        if (opened.isStaying) return;
        opened.isStaying = true;
        const isBack = (history.state?.key ?? "default") !== key;
        // After Back, the browser's address has already changed.
        if (isBack) history.go((index.current ?? 0) - (history.state?.idx ?? 0));
        else navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
      },
      getLoadFailure: getLoadFailureToast,
      showToast: (shown) => setToast(shown && { ...shown }),
      hasUnsavedText,
    };
    return setOpenScreen(opened);
  }, [location, matches, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(clearToast, [address]);
  return toast;
}
