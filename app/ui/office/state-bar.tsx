import type { ReactNode } from "react";
import { type MarkShape, type MarkTone, StatusMark } from "../marks/status-mark";

interface StateBarProps {
  shape: MarkShape;
  tone?: MarkTone;
  text: ReactNode;
  /** Buttons and links. */
  children: ReactNode;
}

/** What is special about a record at the moment, and what can be done about it. */
export function StateBar({ shape, tone, text, children }: StateBarProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 band-canary not-dark:border-t-3 not-dark:border-ink px-5 py-3 max-sm:px-3">
      <p className="mr-auto flex items-center gap-2">
        <StatusMark shape={shape} tone={tone} />
        <span>{text}</span>
      </p>
      {children ? (
        <span className="flex flex-wrap gap-2 max-sm:basis-full max-sm:[&>*]:flex-auto">{children}</span>
      ) : null}
    </div>
  );
}
