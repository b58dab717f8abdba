import { Fragment } from "react";

/** Lets a long name break after an underscore instead of inside a word. Browsers break names only at hyphens. */
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
