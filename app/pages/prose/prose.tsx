import { type Block, toPieces } from "./parse";

/** Blocks of a text as plain elements; who places them styles them. */
export function Prose({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => <One key={keyOf(block)} block={block} />);
}

function One({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 id={block.id}>{block.text}</h2>;
    case "paragraph":
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case "pull":
      return <p className="pull">{block.text}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "rows":
      return (
        <dl>
          {block.rows.map(([one, other]) => (
            <div key={one}>
              <dt>{one}</dt>
              <dd>{other}</dd>
            </div>
          ))}
        </dl>
      );
    case "end":
      return <hr />;
  }
}

/** A figure and the word after it share a line: "1 week". */
const joinFigures = (text: string) => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** A line with its bold words and links. */
export function Line({ text }: { text: string }) {
  return toPieces(joinFigures(text)).map((piece) => {
    if (piece.to)
      return (
        <a key={piece.text} href={piece.to}>
          {piece.text}
        </a>
      );
    return piece.bold ? <b key={piece.text}>{piece.text}</b> : piece.text;
  });
}

function keyOf(block: Block): string {
  if (block.kind === "list") return block.items.join();
  if (block.kind === "rows") return block.rows.join();
  return block.kind === "end" ? "end" : block.text;
}
