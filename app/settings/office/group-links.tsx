import { nameGroup } from "./card-group";

export function GroupLinks({ titles, className = "" }: { titles: readonly string[]; className?: string }) {
  return (
    <nav className={`-mt-2 mb-3 flex flex-wrap gap-x-5 ${className}`.trim()} aria-label="On this screen">
      {titles.map((title) => (
        <a
          key={title}
          href={`#${nameGroup(title)}`}
          className="inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
