import { Link } from "@remix-run/react";

/** Nothing to see: shown in quiet ink, so that the figures that say something stand out. */
export const isZero = (value: number | string): boolean => /^[^1-9]*0[^1-9]*$/.test(String(value));

/** A figure's label, which filters the list below. */
export function FigureLink({ to, isOn, label }: { to: string; isOn: boolean; label: string }) {
  return (
    <Link to={to} preventScrollReset aria-current={isOn || undefined} className="figure-link">
      {label}
    </Link>
  );
}
