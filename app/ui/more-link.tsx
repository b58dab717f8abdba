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

/** Nothing if it leads to a page that is switched off. */
export function MoreLink({ className = "", children, about, ...rest }: MoreLinkProps) {
  const isHidden = useIsHidden();
  if (isHidden(rest.href)) return null;
  return (
    <a {...rest} className={`more ${className}`}>
      <MoreText about={about}>{children}</MoreText>
    </a>
  );
}

/** The text of such a link. No line break separates the last word from the arrow. */
export function MoreText({ children, about }: Pick<MoreLinkProps, "children" | "about">) {
  const lastWord = children.lastIndexOf(" ") + 1;
  return (
    <span>
      {keepHyphensTogether(children.slice(0, lastWord))}
      <span className="whitespace-nowrap">
        {children.slice(lastWord)}
        {about && <span className="sr-only"> {about}</span>}
        <ArrowIcon />
      </span>
    </span>
  );
}
