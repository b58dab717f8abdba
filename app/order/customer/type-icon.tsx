import { ArrowIcon } from "#app/ui/marks/icons.tsx";

const MAX_EXTENSION = 4;

export function TypeIcon({ name }: { name: string }) {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toUpperCase() ?? "";
  return (
    <svg className="customer-type" viewBox="0 0 40 48" aria-hidden="true">
      <path className="fill-line" d="M2 0h26l10 10v38H2z" />
      <path className="fill-line-2" d="M28 0v10h10z" />
      {extension && extension.length <= MAX_EXTENSION ? (
        <text className="fill-ink" x="20" y="33" textAnchor="middle">
          {extension}
        </text>
      ) : (
        <g transform="rotate(90 20 29)">
          <ArrowIcon className="fill-ink" />
        </g>
      )}
    </svg>
  );
}
