import { Marked, type Token, type Tokens } from "marked";
import { shortenText } from "../../server/text/clean-text";
import { isAllowedLink } from "./allowed-link";

/** A table of two columns without a header, which Markdown does not have: `| said | why |`. */
export interface Rows {
  type: "rows";
  raw: string;
  rows: [string, string][];
}

export type Block =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Blockquote
  | Tokens.List
  | Tokens.Hr
  | Tokens.HTML
  | Rows;

const printed = new Set(
  "heading paragraph blockquote list list_item hr rows html text escape strong em del codespan br link".split(" "),
);
const ignored = new Set(["space", "def"]);
const MAX_QUOTE = 80;

const marked = new Marked({
  extensions: [
    {
      name: "rows",
      level: "block",
      tokenizer(source) {
        const raw = /^(?:\|.*\|[ \t]*(?:\n|$))+/.exec(source)?.[0];
        // With a line of dashes it is a standard Markdown table.
        if (!raw || /^\|[ :|-]+\|[ \t]*$/m.test(raw)) return;
        return { type: "rows", raw, rows: raw.trim().split("\n").map(readRow) } satisfies Rows;
      },
    },
  ],
});

function readRow(line: string): [string, string] {
  const [first = "", second = "", ...more] = line.split("|").slice(1, -1);
  if (more.length > 0) throw new Error(`A row must have two cells: ${shortenText(line, MAX_QUOTE)}`);
  return [first.trim(), second.trim()];
}

/** `linesBefore`: before `source` in its file. @throws Error with the line of an unstyled element or forbidden link */
export function readProse(source: string, linesBefore = 0): Block[] {
  const blocks = marked.lexer(source).filter(({ type }) => !ignored.has(type));
  void marked.walkTokens(blocks, (token) => {
    if (ignored.has(token.type)) return;
    try {
      checkToken(token);
    } catch (error) {
      const before = source.slice(0, Math.max(source.indexOf(token.raw), 0));
      const line = linesBefore + before.split("\n").length;
      throw new Error(`line ${line}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  return blocks as Block[];
}

export function findProseProblem(source: string): string | null {
  try {
    const headings = readProse(source).filter((block): block is Tokens.Heading => block.type === "heading");
    const ids = headings.map(getHeadingId).filter(Boolean);
    const twice = headings.find(
      (heading) => ids.indexOf(getHeadingId(heading)) !== ids.lastIndexOf(getHeadingId(heading)),
    );
    return twice ? `Two headings have the same words: ${shortenText(twice.text, MAX_QUOTE)}` : null;
  } catch (error) {
    const { message } = error as Error;
    return message.charAt(0).toUpperCase() + message.slice(1);
  }
}

/** A text that was allowed when it was saved is still shown when the rules have changed. */
export function readStoredProse(source: string): Block[] {
  try {
    return readProse(source);
  } catch {
    return [{ type: "html", raw: source, text: source, block: true, pre: false }];
  }
}

function checkToken(token: Token): void {
  if (!printed.has(token.type))
    throw new Error(`Pages can’t show this (${token.type}): ${shortenText(token.raw.trim(), MAX_QUOTE)}`);
  if (token.type === "heading" && token.depth !== 2)
    throw new Error(`Headings must begin with ##: ${shortenText(token.raw.trim(), MAX_QUOTE)}`);
  if (token.type === "link") checkLink(token.href);
}

function checkLink(address: string): void {
  if (!isAllowedLink(address))
    throw new Error(`Links must begin with /, https:, mailto: or tel:, unlike ${shortenText(address, MAX_QUOTE)}`);
}

export function readText(tokens: Token[]): string {
  const texts: string[] = [];
  void marked.walkTokens(tokens, (token) => {
    if (token.type === "rows") texts.push((token as Rows).rows.flat().join(" "));
    else if ("text" in token && !("tokens" in token)) texts.push(token.text);
  });
  return texts.join(" ");
}

export function countWords(blocks: Block[]): number {
  return readText(blocks).match(/[\p{L}\p{N}$][\p{L}\p{N}’'.,:-]*/gu)?.length ?? 0;
}

export function getHeadingId({ text }: Tokens.Heading): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Prevents a line break between a number and its unit: "1 week". */
export function joinFigures(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");
}
