import { Fragment } from "react";

/** `className`: of the lines after the first. */
export function HeadingLines({ lines, className = "block" }: { lines: readonly string[]; className?: string }) {
  return lines.map((line, index) =>
    index === 0 ? (
      line
    ) : (
      <Fragment key={line}>
        {" "}
        <span className={className || undefined}>{line}</span>
      </Fragment>
    ),
  );
}
