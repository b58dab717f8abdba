import { Link } from "@remix-run/react";

/** Zeros are shown in a quiet color, so that other figures stand out. */
export const isZero = (value: number | string): boolean => /^[^1-9]*0[^1-9]*$/.test(String(value));

export function FigureValue({ value }: { value: number | string }) {
  const text = typeof value === "number" ? value.toLocaleString("en-US") : value;
  return <dd className={isZero(value) ? "text-ink-2" : undefined}>{text}</dd>;
}

/** A figure's label, which filters the list below. */
export function FigureLink({ to, isOn, label }: { to: string; isOn: boolean; label: string }) {
  return (
    <Link to={to} preventScrollReset aria-current={isOn || undefined} className="figure-link">
      {label}
    </Link>
  );
}
