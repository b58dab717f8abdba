import { paths } from "#app/paths";

/** The event's data is the revision of the watched list or record. */
export const CHANGED_EVENT = "changed";

const POLL_MS = 20_000;
/** After a longer gap the computer was asleep, and the connection may be dead. */
const MAX_TICK_GAP_MS = 3 * POLL_MS;

const isReachable = () =>
  fetch(paths.readiness, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Polls without server-sent events. A hidden page keeps no connection, because browsers allow only a few. */
export function watchChanges(address: string, onChange: (revision?: string) => void): () => void {
  let stream: EventSource | undefined;
  let isConnected = false;
  let heard: string | undefined;
  let lastTick = Date.now();

  const close = () => {
    stream?.close();
    stream = undefined;
    isConnected = false;
  };
  const open = () => {
    close();
    if (document.hidden || !("EventSource" in window)) return;
    stream = new EventSource(address);
    stream.addEventListener(CHANGED_EVENT, ({ data }) => {
      isConnected = true;
      heard = data;
      onChange(data);
    });
    stream.addEventListener("error", () => {
      isConnected = false;
    });
  };
  const tick = async () => {
    const hasSlept = Date.now() - lastTick > MAX_TICK_GAP_MS;
    lastTick = Date.now();
    if (document.hidden) return;
    // The page already shows this revision, unless its reload failed.
    if (isConnected && !hasSlept) return onChange(heard);
    // A page that fails to load would be replaced by an error page, and typed text would be lost.
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
