import { type RefObject, useEffect, useState } from "react";
import type { FileUploads } from "./file-uploads";

/** Sends the form around `field` once its uploads are done, unless one of them fails. */
export function useWaitForUploads(field: RefObject<HTMLElement>, uploads: FileUploads): boolean {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const form = field.current?.closest("form");
    const countFailed = () => uploads.list().filter(({ state }) => state === "failed").length;
    let waiting = false;
    async function waitAndSend(submitter: HTMLElement | null) {
      const failedBefore = countFailed();
      setIsWaiting(true);
      await uploads.waitForUploads();
      waiting = false;
      setIsWaiting(false);
      if (countFailed() <= failedBefore && form?.isConnected) form.requestSubmit(submitter);
    }
    function onSubmit(event: SubmitEvent) {
      if (event.defaultPrevented || !uploads.busy) return;
      event.preventDefault();
      if (!waiting) {
        waiting = true;
        void waitAndSend(event.submitter);
      }
    }
    form?.addEventListener("submit", onSubmit);
    return () => form?.removeEventListener("submit", onSubmit);
  }, [field, uploads]);
  return isWaiting;
}
