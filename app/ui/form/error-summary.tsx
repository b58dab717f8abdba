import { useEffect, useRef, useSyncExternalStore } from "react";
import { TriangleIcon } from "../marks/icons";

interface ErrorSummaryProps {
  /** From the error catalogue: "Invalid Email". */
  title: string;
  /** Each sentence leads to what it is about; without an address it is only said. */
  problems: { href?: string; text: string }[];
  className?: string;
}

/** On top of a form that came back. It takes the focus, so that it is the next thing read. */
export function ErrorSummary({ title, problems, className = "" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // The attribute serves the page as sent; a summary that JavaScript renders later has to be told,
  // also when the next try brings other problems.
  const said = problems.map((problem) => problem.text).join("\n");
  const hydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const sent = useRef(hydrating);
  useEffect(() => {
    // The page came with its summary, and the visitor is already mending what it says.
    const busy = sent.current && document.activeElement?.matches("input, textarea, select");
    sent.current = false;
    if (!said || busy) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, [said]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else brings the reader to the message
      autoFocus
      className={`flex scroll-mt-24 flex-wrap gap-x-4 gap-y-2 border-3 border-err bg-paper px-[min(1.25rem,5vw)] py-4.5 ${className}`}
    >
      <TriangleIcon className="mt-0.5 size-7 flex-none fill-err" />
      <div className="min-w-[min(100%,12rem)] flex-1 wrap-anywhere">
        <h3 className="font-text text-[1.125rem]/[1.3] font-bold">{title}</h3>
        <ul>
          {problems.map(({ href, text }) => (
            <li key={text}>
              {href ? (
                <a href={href} className="inline-block py-1 font-semibold text-err">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
