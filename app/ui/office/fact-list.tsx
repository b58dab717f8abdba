import { Fragment, type ReactNode } from "react";

export interface ShownFact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly ShownFact[];
  /** Gives short names the same width in all lists; on small screens, a line above the value. */
  isEven?: boolean;
}

export function FactList({ facts, isEven }: FactListProps) {
  return (
    <dl
      className={`mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-4 wrap-anywhere ${isEven ? "gap-y-2 proportional-nums lg:gap-y-1 lg:grid-cols-[12rem_minmax(0,1fr)]" : "gap-y-1 min-[22rem]:grid-cols-[fit-content(45%)_minmax(0,1fr)]"}`}
    >
      {facts.map(({ label, value }) => (
        <div key={label} className={isEven ? "lg:contents" : "contents"}>
          <dt className="text-ink-2 lg:[&:has(+dd_button)]:self-center">{breakNames(label)}</dt>
          <dd>{typeof value === "string" ? breakNames(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lets names and addresses break after an underscore or before a slash instead of within a word. */
const breakNames = (text: string): ReactNode =>
  text.split(/(?<=_)|(?<![/:])(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
