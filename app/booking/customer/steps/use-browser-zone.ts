import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { BookingQuery } from "#app/booking/model/booking-query";
import type { Steps } from "#app/booking/model/steps";

/** The state of a navigation that nobody clicked, so that the focus stays where it is. */
export const BROWSER_ZONE = "browser zone";

/** Switches once to the browser's time zone if the address names none. */
export function useBrowserZone(steps: Steps, isWanted: boolean, toAddress: (change: Partial<BookingQuery>) => string) {
  const navigate = useNavigate();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (!isWanted || steps.query.zone) return;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone && zone !== steps.zone.id)
      navigate(toAddress({ zone }) + location.hash, { replace: true, preventScrollReset: true, state: BROWSER_ZONE });
  }, [steps, isWanted, toAddress, navigate]);
}
