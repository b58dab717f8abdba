import type { Tokens } from "marked";
import { getHeadingId, readText } from "./read-prose";

export function ContentsList({ headings }: { headings: readonly Tokens.Heading[] }) {
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading.text}>
          <a href={`#${getHeadingId(heading)}`}>{readText(heading.tokens)}</a>
        </li>
      ))}
    </ol>
  );
}
