import { type RefObject, useEffect, useState } from "react";
import { isServerReachable } from "#app/ui/feedback/is-server-reachable";

const OFFLINE = "You’re offline. What you typed stays here. Send it again when you’re back online.";
const UNREACHABLE =
  "We can’t reach our server right now. Nothing is lost. What you typed stays here, so try again in a minute.";

/** Asks the server before the form is sent: an error page would replace what was typed. Returns the problem. */
export function useConnectionCheck(field: RefObject<HTMLElement>): string | null {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    const form = field.current?.closest("form");
    let state: "idle" | "asking" | "sending" = "idle";
    async function askAndSend(submitter: HTMLElement | null) {
      state = "asking";
      setReason(null);
      const isReachable = await isServerReachable();
      state = "sending";
      if (!isReachable) setReason(navigator.onLine ? UNREACHABLE : OFFLINE);
      else if (form?.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
      state = "idle";
    }
    function onSubmit(event: SubmitEvent) {
      if (event.defaultPrevented || state === "sending") return;
      event.preventDefault();
      if (state === "idle") void askAndSend(event.submitter);
    }
    const onOnline = () => setReason(null);
    form?.addEventListener("submit", onSubmit);
    addEventListener("online", onOnline);
    return () => {
      form?.removeEventListener("submit", onSubmit);
      removeEventListener("online", onOnline);
    };
  }, [field]);
  return reason;
}
