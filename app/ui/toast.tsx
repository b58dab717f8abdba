import { type ReactNode, useEffect, useState } from "react";
import { CloseIcon } from "./icons";

/** Where toasts lie: bottom left, on every page, empty or not, so that readers hear what is put in. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className="toasts" role="status">
      {children}
    </div>
  );
}

interface ToastProps {
  title: string;
  description?: string;
  tone?: "info" | "error";
  /** Given only by a page that runs JavaScript: then, and only then, it can be closed. */
  onClose?: () => void;
}

/** What just happened, in a title and a sentence. */
export function Toast({ title, description, tone = "info", onClose }: ToastProps) {
  return (
    <div className={tone === "error" ? "toast toast-error" : "toast"}>
      <p>
        <b className="block">{title}</b>
        {description}
      </p>
      {onClose ? (
        <button type="button" onClick={onClose} className="toast-close">
          <CloseIcon />
          Close
        </button>
      ) : null}
    </div>
  );
}

/** A toast that came with the page or with an answer. `closes`: the page runs JavaScript, so it can be closed. */
export function FlashToast({ flash, closes }: { flash: Omit<ToastProps, "onClose">; closes: boolean }) {
  const [live, setLive] = useState(false);
  // Each answer brings an object of its own, also when it says the same again.
  const [closed, setClosed] = useState<object | null>(null);
  useEffect(() => setLive(closes), [closes]);
  return flash === closed ? null : <Toast {...flash} onClose={live ? () => setClosed(flash) : undefined} />;
}
