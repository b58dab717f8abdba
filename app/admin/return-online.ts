import { paths } from "../paths";
import { isServerReachable } from "../ui/feedback/is-server-reachable";

const CHECK_INTERVAL_MS = 4000;

let isChecking = false;

/** Asks the server, because the browser may report a connection too early, and does not notice that the server was down. */
async function returnIfOnline(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  if (await isServerReachable()) location.reload();
  isChecking = false;
}

// The worker shows this page at the requested address. At the page's own address there is nothing to return to.
if (location.pathname !== paths.adminOffline) {
  document.querySelector("[data-returns]")?.removeAttribute("hidden");
  addEventListener("online", () => void returnIfOnline());
  setInterval(() => void returnIfOnline(), CHECK_INTERVAL_MS);
}
