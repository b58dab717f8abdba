import type { AnchorHTMLAttributes } from "react";
import { ArrowIcon } from "./marks/icons";

type MoreLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: string;
  /** Said to screen readers behind the words, where the words alone could lead anywhere. */
  about?: string;
};

/** "Learn More": words with a hot underline, and an arrow that goes ahead on hover. */
export function MoreLink({ className = "", children, about, ...rest }: MoreLinkProps) {
  // A line may end before any picture, so where the words wrap only one unbroken piece keeps the arrow at the last one.
  const lastWord = children.lastIndexOf(" ") + 1;
  return (
    <a {...rest} className={`more ${className}`}>
      <span>
        {hyphensKept(children.slice(0, lastWord))}
        <span className="whitespace-nowrap">
          {children.slice(lastWord)}
          {about && <span className="sr-only"> {about}</span>}
          <ArrowIcon />
        </span>
      </span>
    </a>
  );
}

/** A compound is not taken apart at the end of a line. */
function hyphensKept(words: string) {
  return words.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 ? (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
