import { paths } from "#app/paths";
import { ORDERS_CHANGED } from "./list-words";

/** How often the list asks by itself where it is told nothing. */
const POLL_MS = 20_000;
/** A tick that comes later than this was slept through, and so may have been the end of the connection. */
const SLEPT_MS = 3 * POLL_MS;

const isReachable = () =>
  fetch(paths.readiness, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls `onNews` with the orders' revision when the server tells of one. Where it tells nothing (no EventSource, a
 * proxy that holds everything back, a session that is over) `onNews` is called every 20 seconds without one. A page
 * that nobody looks at holds no connection, of which a browser has few. Returns what ends it.
 */
export function watchOrders(onNews: (revision?: string) => void): () => void {
  let stream: EventSource | undefined;
  let told = false;
  let ticked = Date.now();

  const close = () => {
    stream?.close();
    stream = undefined;
    told = false;
  };
  const open = () => {
    close();
    if (document.hidden || !("EventSource" in window)) return;
    stream = new EventSource(paths.adminOrderEvents);
    stream.addEventListener(ORDERS_CHANGED, ({ data }) => {
      told = true;
      onNews(data);
    });
    stream.addEventListener("error", () => {
      told = false;
    });
  };
  const tick = async () => {
    const slept = Date.now() - ticked > SLEPT_MS;
    ticked = Date.now();
    if (document.hidden || (told && !slept)) return;
    // A list that is asked for in vain would give way to an error page, with all that is typed on it.
    if (!told && (await isReachable())) onNews();
    open();
  };
  const turn = () => (document.hidden ? close() : tick());

  const timer = setInterval(tick, POLL_MS);
  document.addEventListener("visibilitychange", turn);
  addEventListener("online", open);
  open();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", turn);
    removeEventListener("online", open);
    close();
  };
}
