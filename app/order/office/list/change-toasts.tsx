import { useEffect } from "react";
import { Toast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import type { OrderChanges } from "./use-order-changes";

const TOAST_MS = 10_000;
const UNDO_TOAST_MS = 30_000;

export function ChangeToasts({ changes, hydrated }: { changes: OrderChanges; hydrated: boolean }) {
  const { toasts, showToasts, submit } = changes;
  useEffect(() => {
    if (toasts.length === 0 || toasts.some(({ tone }) => tone === "error")) return;
    const timer = setTimeout(() => showToasts([]), toasts.some(({ action }) => action) ? UNDO_TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [toasts, showToasts]);
  return (
    <div
      // In the capture phase, so that the toast's own form does not post as well.
      onSubmitCapture={(event) => {
        event.preventDefault();
        submit(new FormData(event.target as HTMLFormElement));
      }}
    >
      <ToastRegion>
        {toasts.map((toast) => {
          const close = () => showToasts(toasts.filter((other) => other !== toast));
          return <Toast key={toast.description ?? toast.title} {...toast} onClose={hydrated ? close : undefined} />;
        })}
      </ToastRegion>
    </div>
  );
}
