/**
 * The little of Markdown that our texts use: headings (`##`), paragraphs, a line that stands out (`>`), lists (`-`,
 * `1.`), rows of two (`| one | other |`) and a line that ends the text proper (`---`). In words: `**bold**` and
 * `[link](address)`. Anything else is text.
 */
export type Block =
  | { kind: "heading"; text: string; id: string }
  | { kind: "paragraph" | "pull"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "rows"; rows: [string, string][] }
  | { kind: "end" };

/** A piece of a line: text, bold text, or a link. */
export interface Piece {
  text: string;
  bold?: boolean;
  to?: string;
}

/** Reads a text as blocks; an empty line divides them. */
export function parse(source: string): Block[] {
  return source
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(toBlock);
}

function toBlock(part: string): Block {
  const lines = part.split(/\r?\n/).map((line) => line.trim());
  const text = lines.join(" ");
  if (text === "---") return { kind: "end" };
  if (part.startsWith("## ")) return { kind: "heading", text: text.slice(3), id: toId(text.slice(3)) };
  if (part.startsWith("> ")) return { kind: "pull", text: text.replace(/(^|\s)> /g, "$1") };
  if (part.startsWith("|")) return { kind: "rows", rows: lines.map(toRow) };
  if (/^(- |\d+\. )/.test(part)) return { kind: "list", ordered: !part.startsWith("-"), items: toItems(lines) };
  return { kind: "paragraph", text };
}

function toRow(line: string): [string, string] {
  const [one = "", other = ""] = line.split("|").slice(1);
  return [one.trim(), other.trim()];
}

/** A line without a mark of its own goes on with the item before it. */
function toItems(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const begins = /^(- |\d+\. )/.exec(line);
    if (begins) items.push(line.slice(begins[0].length));
    else items.push(`${items.pop() ?? ""} ${line}`.trim());
  }
  return items;
}

/** The part of an address that leads to a heading. */
function toId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Cuts a line into its pieces. */
export function toPieces(text: string): Piece[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).flatMap((part): Piece[] => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    if (link) return [{ text: link[1] ?? "", to: link[2] }];
    if (/^\*\*[^*]+\*\*$/.test(part)) return [{ text: part.slice(2, -2), bold: true }];
    return part ? [{ text: part }] : [];
  });
}

/** How many words a reader reads: marks and addresses do not count. */
export function countWords(blocks: Block[]): number {
  const texts = blocks.flatMap((block) => {
    if (block.kind === "list") return block.items;
    if (block.kind === "rows") return block.rows.flat();
    return block.kind === "end" ? [] : [block.text];
  });
  const plain = texts.flatMap((text) => toPieces(text).map((piece) => piece.text));
  return plain.join(" ").match(/[\p{L}\p{N}$][\p{L}\p{N}’'.,:-]*/gu)?.length ?? 0;
}
