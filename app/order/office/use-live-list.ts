import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "../../paths";

/** How often the list asks by itself where the stream of events cannot be had. */
const POLL_MS = 20_000;
/** Orders that come together are one change. */
const GATHER_MS = 300;

/** Keeps the list fresh: by the server's events, or else by asking now and then while it is looked at. */
export function useLiveList(on: boolean): void {
  const { revalidate } = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  useEffect(() => {
    if (!on) return;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let poll: ReturnType<typeof setInterval> | undefined;
    const renew = () => {
      clearTimeout(gathering);
      gathering = setTimeout(() => {
        // Rows do not move under an open menu; the list catches up a moment later.
        const choosing = document.activeElement instanceof HTMLSelectElement && document.activeElement.closest("tr");
        if (choosing) renew();
        else if (!document.hidden) refresh.current();
      }, GATHER_MS);
    };
    const source = new EventSource(paths.adminOrderEvents);
    const onOrder = () => {
      renew();
      announce("New order received.");
    };
    source.addEventListener("order", onOrder);
    source.addEventListener("change", renew);
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) poll ??= setInterval(renew, POLL_MS);
    };
    document.addEventListener("visibilitychange", renew);
    return () => {
      source.close();
      clearTimeout(gathering);
      clearInterval(poll);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [on]);
}

function announce(words: string): void {
  const region = document.querySelector("#live-region");
  if (region) region.textContent = words;
}
