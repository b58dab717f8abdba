import type { Tokens } from "marked";
import type { ReactNode } from "react";
import { legalPages } from "#app/paths";
import { ContentsList } from "#app/texts/prose/contents-list.tsx";
import { Prose } from "#app/texts/prose/prose.tsx";
import type { Block } from "#app/texts/prose/read-prose";

interface LegalPageProps {
  title: string;
  current: string;
  /** The first one stands at the top. */
  blocks: Block[];
  /** The dates on which the text is valid. */
  validity: ReactNode;
  /** Links to the versions before this one. */
  versions: ReactNode;
}

export function LegalPage({ title, current, blocks: [lead, ...blocks], validity, versions }: LegalPageProps) {
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
          <nav className="legal-contents" aria-label="On this page">
            <details>
              <summary>On this page</summary>
              <ContentsList headings={contents} />
            </details>
          </nav>
          <div className="legal-text">
            <Prose blocks={blocks} />
            {versions}
          </div>
        </div>
      </div>
    </div>
  );
}
