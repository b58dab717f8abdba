import { useEffect } from "react";
import { Toast, ToastRegion } from "../../ui/toast";
import type { Changes } from "./use-changes";

/** Long enough to read, and longer where something can be taken back. */
const SHOWN_MS = 10_000;
const UNDO_MS = 30_000;

/** What was said last. Undo is sent from here without a new page; without JavaScript it is a plain form. */
export function ListToast({ changes: { toast, say, send }, live }: { changes: Changes; live: boolean }) {
  useEffect(() => {
    if (!toast || toast.tone === "error") return;
    const timer = setTimeout(() => say(null), toast.action ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, say]);
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.target as HTMLFormElement));
      }}
    >
      <ToastRegion>{toast ? <Toast {...toast} onClose={live ? () => say(null) : undefined} /> : null}</ToastRegion>
    </div>
  );
}
