import { useLocation, useMatches, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { clearToast, type LostToast, type OpenScreen, openScreen } from "../ui/feedback/lost-connection";
import { holdsTyped } from "./keep-typed";

/** Tells the client loaders what is on the screen. Returns the toast that they want to show. */
export function useOpenScreen(): LostToast | null {
  const [toast, say] = useState<LostToast | null>(null);
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
      dataOf: (routeId) => matches.find(({ id }) => id === routeId)?.data,
      isStaying: false,
      stay() {
        if (opened.isStaying) return;
        opened.isStaying = true;
        const isBack = (history.state?.key ?? "default") !== key;
        // On Back the browser already has the other address.
        if (isBack) history.go((index.current ?? 0) - (history.state?.idx ?? 0));
        else navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
      },
      say: (said) => say(said && { ...said }),
      holdsTyped,
    };
    return openScreen(opened);
  }, [location, matches, navigate]);
  // Another screen is open now, so what failed on the one before no longer matters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(clearToast, [address]);
  return toast;
}
