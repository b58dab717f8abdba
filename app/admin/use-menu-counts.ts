import { useMatches } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "../paths";
import type { MenuCounts } from "./read-menu-counts.server";

/** Reads the counts again after each load of a screen's data: a navigation, a change, or news in a live list. */
export function useMenuCounts(loaded: MenuCounts): MenuCounts {
  const [counts, setCounts] = useState(loaded);
  const matches = useMatches();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the matches change with every loaded screen
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const stop = new AbortController();
    fetch(paths.adminMenuCounts, { signal: stop.signal })
      .then(async (answer) => {
        if (answer.ok && !answer.redirected) setCounts(await answer.json());
      })
      // The menu keeps the numbers that it shows.
      .catch(() => {});
    return () => stop.abort();
  }, [matches]);
  return counts;
}
