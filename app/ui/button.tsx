import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { BusyDial } from "./marks/dial";
import { ArrowIcon } from "./marks/icons";

interface Look {
  /** One primary per view. */
  variant?: "primary" | "secondary";
  /** `palm` where the ground is hot, sun or frond; in the dark it is hot as everywhere. */
  tone?: "hot" | "palm";
  /** Fills its column. */
  wide?: boolean;
  small?: boolean;
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that it works on it and cannot be pressed again: the stub holds the stepping dial. */
  busy?: boolean;
  /** Said with aria-disabled, never with the attribute: without JavaScript the server still answers a press. */
  disabled?: boolean;
}

interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function look({ variant = "primary", tone = "hot", wide, small }: Look, className?: string) {
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

/** The thing to press: a ticket whose stub tears. Secondary is an outline without a stub. */
export function Button({ variant, tone, wide, small, busy, disabled, className, children, ...rest }: ButtonProps) {
  const primary = variant !== "secondary";
  return (
    <button
      type="submit"
      {...rest}
      className={look({ variant, tone, wide, small }, className)}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
    >
      {primary ? <span className="btn-body">{children}</span> : children}
      {primary && (busy || !disabled) ? <Stub busy={busy} /> : null}
    </button>
  );
}

/** The same ticket as a link. */
export function ButtonLink({ variant, tone, wide, small, className, children, ...rest }: ButtonLinkProps) {
  const primary = variant !== "secondary";
  return (
    <a {...rest} className={look({ variant, tone, wide, small }, className)}>
      {primary ? <ButtonContent>{children}</ButtonContent> : children}
    </a>
  );
}

/** Body and stub of a primary link, for one that the router follows: it wears the class `btn` itself. */
export function ButtonContent({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="btn-body">{children}</span>
      <Stub />
    </>
  );
}
