import { useEffect, useRef, useSyncExternalStore } from "react";
import { TriangleIcon } from "../marks/icons";

export interface ErrorSummaryProps {
  /** For a form whose address has a fragment: a browser that follows the fragment ignores `autoFocus`. */
  id?: string;
  title: string;
  heading?: "h2" | "h3";
  problems: { href?: string; text: string }[];
  /**
   * The summary takes the focus once for each id. Set an id if the list gets shorter while a visitor corrects fields:
   * without an id, changed texts count as a new answer.
   */
  answerId?: number;
  className?: string;
}

export const countThingsToFix = (count: number) => (count === 1 ? "1 thing to fix" : `${count} things to fix`);

/** Takes the focus, so that screen readers read it. */
export function ErrorSummary({
  id,
  title,
  heading: Heading = "h3",
  problems,
  answerId,
  className = "",
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // `autoFocus` works only for the server's HTML; later summaries are focused by the effect.
  const answer = answerId ?? problems.map((problem) => problem.text).join("\n");
  const hydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const sent = useRef(hydrating);
  useEffect(() => {
    // Before hydration, the browser has focused the box, or the visitor has moved on. A page that scrolls now would
    // move a button away from under a click.
    const isFocusSet = sent.current && document.activeElement !== document.body;
    sent.current = false;
    if (answer === "" || isFocusSet) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, [answer]);
  return (
    <div
      ref={box}
      id={id}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus to the message
      autoFocus
      // Browsers put what has `autoFocus` in the middle of the window; the margin leaves the lower half to the fields.
      // A toast has its own padding there.
      className={`flex scroll-mb-(--below-errors) flex-wrap gap-x-4 gap-y-2 border-3 border-err bg-paper px-[min(1.25rem,5vw)] py-4.5 focus:outline-3 focus:outline-offset-3 ${className}`}
    >
      <TriangleIcon className="mt-0.5 size-7 flex-none fill-err" />
      <div className="min-w-[min(100%,12rem)] flex-1 wrap-anywhere">
        <Heading className="font-text text-[1.125rem]/[1.3] font-bold">{title}</Heading>
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
