import type { MarkedToken, Token, Tokens } from "marked";
import { Children, type ReactNode } from "react";
import { type Block, getHeadingId, joinFigures } from "./read-prose";

type LinkComponent = (props: { href: string; children: string }) => ReactNode;

export function Prose({ blocks, Link }: { blocks: Block[]; Link?: LinkComponent }) {
  return renderAll(blocks, (block) => renderBlock(block, Link));
}

export function Inline({ tokens, Link }: { tokens: Token[]; Link?: LinkComponent }) {
  return renderAll(tokens as MarkedToken[], (token) => renderInline(token, Link));
}

// Children.toArray adds keys; tokens have none, and equal ones may repeat.
function renderAll<T>(tokens: T[], render: (token: T) => ReactNode) {
  return Children.toArray(tokens.map(render));
}

function renderBlock(block: Block, Link?: LinkComponent): ReactNode {
  switch (block.type) {
    case "heading":
      return (
        <h2 id={getHeadingId(block)}>
          <Inline tokens={block.tokens} Link={Link} />
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Inline tokens={block.tokens} Link={Link} />
        </p>
      );
    case "blockquote":
      return <PullQuote quote={block} />;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return <List>{renderAll(block.items, (item) => renderItem(item, Link))}</List>;
    }
    case "rows":
      return (
        <dl>
          {renderAll(block.rows, ([name, text]) => (
            <div>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case "hr":
      return <hr />;
    case "html":
      return <p>{block.text}</p>;
  }
}

function PullQuote({ quote }: { quote: Tokens.Blockquote }) {
  return renderAll(quote.tokens as Block[], (block) =>
    block.type === "paragraph" ? (
      <p className="pull">
        <Inline tokens={block.tokens} />
      </p>
    ) : (
      renderBlock(block)
    ),
  );
}

// A simple item holds text tokens, one with several paragraphs holds blocks.
function renderItem({ tokens }: Tokens.ListItem, Link?: LinkComponent): ReactNode {
  return (
    <li>
      {renderAll(tokens as (Block | Tokens.Text)[], (token) =>
        token.type === "text" ? renderInline(token, Link) : renderBlock(token, Link),
      )}
    </li>
  );
}

function renderInline(token: MarkedToken, Link?: LinkComponent): ReactNode {
  switch (token.type) {
    case "strong":
      return (
        <b>
          <Inline tokens={token.tokens} Link={Link} />
        </b>
      );
    case "em":
      return (
        <em>
          <Inline tokens={token.tokens} Link={Link} />
        </em>
      );
    case "del":
      return (
        <s>
          <Inline tokens={token.tokens} Link={Link} />
        </s>
      );
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return Link ? (
        <Link href={token.href}>{token.text}</Link>
      ) : (
        <a href={token.href}>
          <Inline tokens={token.tokens} />
        </a>
      );
    case "text":
      return token.tokens ? <Inline tokens={token.tokens} Link={Link} /> : joinFigures(token.text);
    // Includes raw HTML, which is shown as typed.
    default:
      return "text" in token ? token.text : null;
  }
}
