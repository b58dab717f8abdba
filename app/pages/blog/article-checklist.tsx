import { MoreLink } from "#app/ui/more-link.tsx";
import { Inline, Prose } from "../prose/prose";
import { type Block, getHeadingId } from "../prose/read-prose";

export function ArticleChecklist({ blocks: [heading, ...rest] }: { blocks: Block[] }) {
  if (heading?.type !== "heading") return null;
  return (
    <aside className="article-checklist" aria-labelledby={getHeadingId(heading)}>
      <h2 id={getHeadingId(heading)}>
        <Inline tokens={heading.tokens} />
      </h2>
      <Prose blocks={rest} Link={MoreLink} />
    </aside>
  );
}
