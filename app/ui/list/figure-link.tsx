import { Link } from "@remix-run/react";

/** A figure's label, which filters the list below. */
export function FigureLink({ to, isOn, label }: { to: string; isOn: boolean; label: string }) {
  return (
    <Link to={to} preventScrollReset aria-current={isOn || undefined} className="figure-link">
      {label}
    </Link>
  );
}
