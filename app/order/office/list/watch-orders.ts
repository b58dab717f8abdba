import { paths } from "#app/paths";
import { ORDERS_CHANGED } from "./list-form";

const POLL_MS = 20_000;
/** After a longer gap between ticks the computer was asleep, and the connection may be dead. */
const MAX_TICK_GAP_MS = 3 * POLL_MS;

const isReachable = () =>
  fetch(paths.readiness, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls `onChange` with the orders' revision when the server sends one, or every 20 seconds without one where no events
 * arrive (no EventSource, a buffering proxy, an ended session). A hidden page keeps no connection, because a browser
 * has few. Returns a function that stops it.
 */
export function watchOrders(onChange: (revision?: string) => void): () => void {
  let stream: EventSource | undefined;
  let isConnected = false;
  let lastTick = Date.now();

  const close = () => {
    stream?.close();
    stream = undefined;
    isConnected = false;
  };
  const open = () => {
    close();
    if (document.hidden || !("EventSource" in window)) return;
    stream = new EventSource(paths.adminOrderEvents);
    stream.addEventListener(ORDERS_CHANGED, ({ data }) => {
      isConnected = true;
      onChange(data);
    });
    stream.addEventListener("error", () => {
      isConnected = false;
    });
  };
  const tick = async () => {
    const hasSlept = Date.now() - lastTick > MAX_TICK_GAP_MS;
    lastTick = Date.now();
    if (document.hidden || (isConnected && !hasSlept)) return;
    // A list that cannot be loaded would be replaced by an error page, and typed text would be lost.
    if (!isConnected && (await isReachable())) onChange();
    open();
  };
  const onVisibilityChange = () => (document.hidden ? close() : tick());

  const timer = setInterval(tick, POLL_MS);
  document.addEventListener("visibilitychange", onVisibilityChange);
  addEventListener("online", open);
  open();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisibilityChange);
    removeEventListener("online", open);
    close();
  };
}
