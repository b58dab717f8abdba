import { Inline, Prose } from "#app/texts/prose/prose.tsx";
import { type Block, getHeadingId } from "#app/texts/prose/read-prose";
import { MoreLink } from "#app/ui/more-link.tsx";

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
