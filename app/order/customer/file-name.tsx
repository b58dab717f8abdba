import { Fragment } from "react";

/** A long name breaks after an underscore, not inside a word; browsers do that at hyphens only. */
export function FileName({ name, className }: { name: string; className?: string }) {
  return (
    <bdi title={name} className={className}>
      {name.split(/(?<=_)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change their order
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
