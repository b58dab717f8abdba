import { useEffect } from "react";
import { Toast, ToastRegion } from "../../../ui/feedback/toast";
import type { Changes } from "./use-changes";

/** Long enough to read, and longer where something can be taken back. */
const SHOWN_MS = 10_000;
const UNDO_MS = 30_000;

/** What was said last. Undo is sent from here without a new page; without JavaScript it is a plain form. */
export function ListToast({ changes: { toasts, say, send }, live }: { changes: Changes; live: boolean }) {
  useEffect(() => {
    if (toasts.length === 0 || toasts.some(({ tone }) => tone === "error")) return;
    const timer = setTimeout(() => say([]), toasts.some(({ action }) => action) ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toasts, say]);
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.target as HTMLFormElement));
      }}
    >
      <ToastRegion>
        {toasts.map((toast) => {
          const close = () => say(toasts.filter((other) => other !== toast));
          return <Toast key={toast.description ?? toast.title} {...toast} onClose={live ? close : undefined} />;
        })}
      </ToastRegion>
    </div>
  );
}
