import type { Tokens } from "marked";
import type { ReactNode } from "react";
import { legalPages } from "#app/paths";
import { ContentsList } from "#app/texts/prose/contents-list.tsx";
import { Prose } from "#app/texts/prose/prose.tsx";
import { type Block, getHeadingId, type Rows } from "#app/texts/prose/read-prose";
import { LongList } from "./long-list";

interface LegalPageProps {
  title: string;
  current: string;
  /** The first block is at the top. If the second is a summary in rows, it is also the table of contents. */
  blocks: Block[];
  validity: ReactNode;
  versions: ReactNode;
  children: ReactNode;
}

export function LegalPage({ title, current, blocks: [lead, ...blocks], validity, versions, children }: LegalPageProps) {
  const summary = blocks[0]?.type === "rows" ? blocks[0] : null;
  const contents = blocks.filter((block): block is Tokens.Heading => block.type === "heading");
  return (
    <div className="wrap legal">
      <nav aria-label="Legal pages">
        <ul className="legal-tabs">
          {legalPages.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={to === current ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <header className="legal-head">
          <h1>{title}</h1>
          {lead ? (
            <div className="max-w-[60ch] text-lead">
              <Prose blocks={[lead]} />
            </div>
          ) : null}{" "}
          <div className="legal-validity">{validity}</div>
        </header>
        <div className="legal-body">
          {summary ? (
            <Summary rows={summary.rows} headings={contents} />
          ) : (
            <nav className="legal-contents" aria-label="On this page">
              <p className="poster">On this page</p>
              <details>
                <summary>On this page</summary>
                <ContentsList headings={contents} />
              </details>
            </nav>
          )}
          <div className="legal-text">
            {splitSections(summary ? blocks.slice(1) : blocks).map(({ heading, blocks }) => (
              <section key={heading?.text ?? ""}>
                {heading ? <Prose blocks={[heading]} /> : null}
                <div>
                  {blocks.map((block) =>
                    isLong(block) ? (
                      <LongList key={block.raw} list={block} />
                    ) : (
                      <Prose key={block.raw} blocks={[block]} />
                    ),
                  )}
                </div>
              </section>
            ))}
            {versions}
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

interface Section {
  heading?: Tokens.Heading;
  blocks: Block[];
}

function splitSections(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.type === "heading") sections.push({ heading: block, blocks: [] });
    else if (sections.length === 0) sections.push({ blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

const isLong = (block: Block): block is Tokens.List => block.type === "list" && block.items.length > 5;

/** A row that is named like a section below links to the section. */
function Summary({ rows, headings }: { rows: Rows["rows"]; headings: Tokens.Heading[] }) {
  return (
    <dl className="legal-summary">
      {rows.map(([name, text]) => {
        const heading = headings.find((section) => section.text === name);
        return (
          <div key={name}>
            <dt>{heading ? <a href={`#${getHeadingId(heading)}`}>{name}</a> : name}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
