import { Fragment } from "react";

/** Such as "airbnb-b…after-480.avif" in one line: the end tells files apart. */
export function ShortFileName({ name }: { name: string }) {
  const end = name.length > MAX_END ? (/(?<=[-_ ]).{1,16}$/u.exec(name)?.[0] ?? name.slice(-MAX_END)) : name;
  const start = name.slice(0, -end.length);
  return (
    <bdi title={name} className="flex">
      {start ? <span>{start}</span> : null}
      <span>{end}</span>
    </bdi>
  );
}

const MAX_END = 16;

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
