import { useEffect, useState } from "react";

const SLOW_AFTER_MS = 400;

/** True once something has been active for a noticeable time, so that quick answers cause no flicker. */
export function useIsSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return active && slow;
}
