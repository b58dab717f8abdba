import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { BusyDial } from "./marks/dial";
import { ArrowIcon } from "./marks/icons";

interface ButtonStyle {
  /** At most one primary button per view. */
  variant?: "primary" | "secondary";
  /** `palm` is for bright backgrounds (hot, sun, frond); in dark mode it equals `hot`. */
  tone?: "hot" | "palm";
  wide?: boolean;
  small?: boolean;
}

interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean;
  /** Sets only aria-disabled: without JavaScript the button must still submit the form. */
  disabled?: boolean;
}

interface ButtonLinkProps extends ButtonStyle, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function getClassName({ variant = "primary", tone = "hot", wide, small }: ButtonStyle, className?: string) {
  const base = variant === "secondary" ? "btn-line" : "btn";
  return [base, tone === "palm" && "btn-palm", wide && "btn-wide", small && "btn-small", className]
    .filter(Boolean)
    .join(" ");
}

function Stub({ busy = false }) {
  return (
    <span className="btn-stub" aria-hidden="true">
      {busy ? <BusyDial /> : <ArrowIcon />}
    </span>
  );
}

export function Button({ variant, tone, wide, small, busy, disabled, className, children, ...rest }: ButtonProps) {
  const primary = variant !== "secondary";
  return (
    <button
      type="submit"
      {...rest}
      className={getClassName({ variant, tone, wide, small }, className)}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
    >
      {primary ? <span className="btn-body">{children}</span> : children}
      {primary && (busy || !disabled) ? <Stub busy={busy} /> : null}
    </button>
  );
}

export function ButtonLink({ variant, tone, wide, small, className, children, ...rest }: ButtonLinkProps) {
  const primary = variant !== "secondary";
  return (
    <a {...rest} className={getClassName({ variant, tone, wide, small }, className)}>
      {primary ? <ButtonContent>{children}</ButtonContent> : children}
    </a>
  );
}

/** The content of a primary link, for a router `Link` with the class `btn`. */
export function ButtonContent({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="btn-body">{children}</span>
      <Stub />
    </>
  );
}
