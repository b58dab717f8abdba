import { useEffect, useState } from "react";

/** Long enough that a quick answer changes nothing on the screen in between. */
const SLOW_AFTER_MS = 400;

/** True once something has been under way for a noticeable time. */
export function useSlow(underWay: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!underWay) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [underWay]);
  return underWay && slow;
}
