import { Form, useFetcher, useLocation, useMatches } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { CloseIcon } from "../marks/icons";

/** Rendered even when empty, so that screen readers announce what is added. */
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
  action?: { label: string; to: string; fields: Record<string, string> };
  /** Set only once JavaScript runs. Without it, the toast has no close button. */
  onClose?: () => void;
  /** For messages that are also on the page. */
  autoHides?: boolean;
}

export function Toast({ title, description, tone = "info", action, onClose, autoHides }: ToastProps) {
  const { pathname } = useLocation();
  const isOffice = useMatches().some(({ handle }) => (handle as { office?: boolean } | undefined)?.office);
  const key = useId();
  const fetcher = useFetcher<Partial<ToastMessage> & { toast?: ToastMessage }>({ key });
  const answer = fetcher.data?.toast ?? fetcher.data;
  const failure = answer?.title ? answer : null;
  const shown = failure ?? { title, description };
  const look = `${failure || tone === "error" ? " toast-error" : ""}${autoHides ? " toast-auto-hide" : ""}`;
  return (
    <div className={`toast${look}`}>
      <p>
        <b className="block">{shown.title}</b> {shown.description}
      </p>
      {action ? (
        // In the office, a new document would lose unsaved text, and a failed navigation to another screen, such as the
        // trash, would leave this one. The router of a public page does not know the office.
        <Form
          method="post"
          action={action.to}
          className="toast-action"
          navigate={action.to.split("?")[0] === pathname}
          fetcherKey={key}
          reloadDocument={!isOffice}
          discover="none"
          preventScrollReset
        >
          {Object.entries(action.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">{action.label}</button>
        </Form>
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

export type ToastMessage = Omit<ToastProps, "onClose">;

interface FlashToastProps extends Pick<ToastProps, "tone"> {
  flash: ToastMessage;
  /** Whether the page has scripts, which the Close button needs. */
  isInteractive?: boolean;
}

export function FlashToast({ flash, tone, isInteractive = true }: FlashToastProps) {
  const [live, setLive] = useState(false);
  // Compares objects, because a response may repeat the same message.
  const [closed, setClosed] = useState<object | null>(null);
  useEffect(() => setLive(isInteractive), [isInteractive]);
  return flash === closed ? null : <Toast tone={tone} {...flash} onClose={live ? () => setClosed(flash) : undefined} />;
}

type ShownToast = FlashToastProps["flash"] & { tone: "info" | "error" };

/** `answer` is what the user typed, with a toast, if the post failed, or only a toast if it never arrived. */
export function AnswerToast({ answer }: { answer: ShownToast | { toast?: ShownToast } | undefined }) {
  const flash = answer && "tone" in answer ? answer : answer?.toast;
  return <ToastRegion>{flash ? <FlashToast flash={flash} /> : null}</ToastRegion>;
}
