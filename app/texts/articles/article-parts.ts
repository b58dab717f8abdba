import type { Tokens } from "marked";
import { paths } from "../../paths";
import { type Block, getHeadingId, readText } from "../prose/read-prose";
import type { Article } from "./articles.server";

/** --- and a heading begin a checklist after the text. */
export function splitChecklist(blocks: Block[]): { text: Block[]; checklist: Block[] | null } {
  const end = blocks.findIndex(({ type }, index) => type === "hr" && blocks[index + 1]?.type === "heading");
  return end < 0 ? { text: blocks, checklist: null } : { text: blocks.slice(0, end), checklist: blocks.slice(end + 1) };
}

export const listHeadings = (text: readonly Block[]): Tokens.Heading[] =>
  text.filter((block): block is Tokens.Heading => block.type === "heading");

/** Fills the page of a topic that has one article, and what to ask us about it. */
export const toOutline = ({ slug, ask, blocks }: Article) => ({
  ask,
  sections: listHeadings(splitChecklist(blocks).text).map((heading) => ({
    title: readText(heading.tokens),
    to: `${paths.article(slug)}#${getHeadingId(heading)}`,
  })),
});

export type Outline = ReturnType<typeof toOutline>;
