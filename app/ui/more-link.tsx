import type { AnchorHTMLAttributes } from "react";
import { ArrowIcon } from "./icons";

/** "Learn More": words with a hot underline, and an arrow that goes ahead on hover. */
export function MoreLink({
  className = "",
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} className={`more ${className}`}>
      <span>
        {children}
        {/* A space that never breaks: where the words wrap, the arrow stays with the last one. */}
        {"\u00a0"}
        <ArrowIcon />
      </span>
    </a>
  );
}
