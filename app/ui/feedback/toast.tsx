import { type ReactNode, useEffect, useState } from "react";
import { CloseIcon } from "../marks/icons";

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
  /** A form of hidden fields with one button: works with the toast of a page without JavaScript too. */
  action?: { label: string; to: string; fields: Record<string, string> };
  /** Given only by a page that runs JavaScript: then, and only then, it can be closed. */
  onClose?: () => void;
  /** What it says stands on the page too: it goes by itself, since without JavaScript nobody can close it. */
  passing?: boolean;
}

/** What just happened, in a title and a sentence. */
export function Toast({ title, description, tone = "info", action, onClose, passing }: ToastProps) {
  return (
    <div className={`toast${tone === "error" ? " toast-error" : ""}${passing ? " toast-passing" : ""}`}>
      <p>
        <b className="block">{title}</b> {description}
      </p>
      {action ? (
        <form method="post" action={action.to} className="toast-action">
          {Object.entries(action.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">{action.label}</button>
        </form>
      ) : null}
      {onClose ? (
        <button type="button" onClick={onClose} className="toast-close">
          <CloseIcon />
          Close
        </button>
      ) : null}
    </div>
  );
}

interface FlashToastProps extends Pick<ToastProps, "tone"> {
  flash: Omit<ToastProps, "onClose">;
  /** The page runs JavaScript, so it can be closed. */
  closes: boolean;
}

/** A toast that came with the page or with an answer. */
export function FlashToast({ flash, tone, closes }: FlashToastProps) {
  const [live, setLive] = useState(false);
  // Each answer brings an object of its own, also when it says the same again.
  const [closed, setClosed] = useState<object | null>(null);
  useEffect(() => setLive(closes), [closes]);
  return flash === closed ? null : <Toast tone={tone} {...flash} onClose={live ? () => setClosed(flash) : undefined} />;
}
