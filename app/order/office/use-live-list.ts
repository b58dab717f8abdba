import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { orders } from "./list-words";

/** How often the list asks by itself while it is looked at. */
const POLL_MS = 20_000;

/** Keeps the list fresh, and says politely when there are more orders (`total`) than before. */
export function useLiveList(total: number | null): void {
  const { revalidate } = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  useEffect(() => {
    const renew = () => {
      // Rows do not move under an open menu; the next time will do.
      const choosing = document.activeElement instanceof HTMLSelectElement && document.activeElement.closest("tr");
      if (!document.hidden && !choosing) refresh.current();
    };
    const poll = setInterval(renew, POLL_MS);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(poll);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);

  const known = useRef(total);
  useEffect(() => {
    const more = total !== null && known.current !== null ? total - known.current : 0;
    if (total !== null) known.current = total;
    const region = document.querySelector("#live-region");
    if (more > 0 && region) region.textContent = `${orders(more)} more in the list.`;
  }, [total]);
}
