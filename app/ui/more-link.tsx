import type { AnchorHTMLAttributes } from "react";
import { keepHyphensTogether } from "./keep-hyphens-together";
import { ArrowIcon } from "./marks/icons";
import { useIsHidden } from "./use-site";

type MoreLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: string;
  /** For screen readers, if the text alone is ambiguous. */
  about?: string;
};

export function MoreLink({ className = "", children, about, ...rest }: MoreLinkProps) {
  const isHidden = useIsHidden();
  if (isHidden(rest.href)) return null;
  // Prevents a line break between the last word and the arrow.
  const lastWord = children.lastIndexOf(" ") + 1;
  return (
    <a {...rest} className={`more ${className}`}>
      <span>
        {keepHyphensTogether(children.slice(0, lastWord))}
        <span className="whitespace-nowrap">
          {children.slice(lastWord)}
          {about && <span className="sr-only"> {about}</span>}
          <ArrowIcon />
        </span>
      </span>
    </a>
  );
}
