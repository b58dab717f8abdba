import type { Tokens } from "marked";
import { type Block, readText } from "../prose/read-prose";
import type { Article } from "./articles.server";

/** A line of --- and a heading begin a checklist after the text. */
export function splitChecklist(blocks: Block[]): { text: Block[]; checklist: Block[] | null } {
  const end = blocks.findIndex(({ type }, index) => type === "hr" && blocks[index + 1]?.type === "heading");
  return end < 0 ? { text: blocks, checklist: null } : { text: blocks.slice(0, end), checklist: blocks.slice(end + 1) };
}

export const listHeadings = (text: readonly Block[]): Tokens.Heading[] =>
  text.filter((block): block is Tokens.Heading => block.type === "heading");

export interface Figure {
  heading: Tokens.Heading;
  note: Tokens.Paragraph;
  rows: [string, string][];
}

export function findFigure(text: Block[]): Figure | null {
  const at = text.findIndex(({ type }) => type === "rows");
  const [heading, note, rows] = at < 2 ? [] : text.slice(at - 2);
  if (heading?.type !== "heading" || note?.type !== "paragraph" || rows?.type !== "rows") return null;
  return { heading, note, rows: rows.rows };
}

/** The width of each row's format as a multiple of its height, from "1080 × 1350"; null unless all rows name one. */
export function readAspectRatios(rows: Figure["rows"]): number[] | null {
  const ratios = rows.map(([name]) => {
    const [, width, height] = /([\d.]+) × ([\d.]+)/.exec(name) ?? [];
    return Number(width) / Number(height);
  });
  return ratios.every(Number.isFinite) ? ratios : null;
}

/** A row's label, or what is sent at a time that the label begins with: "Friday, 2 p.m.: “See you tomorrow.”" */
export interface RowLabel {
  time: string | null;
  text: string;
  /** Without a quoted label, all of them are messages. */
  isMessage: boolean;
}

export function readRowLabels(rows: Figure["rows"]): RowLabel[] {
  const labels = rows.map(([label]) => {
    const [, time = null, text = label] = /^([A-Z]\w+day, [^:]+): (.+)$/s.exec(label) ?? [];
    return { time, text, isMessage: text.startsWith("“") };
  });
  return labels.some(({ isMessage }) => isMessage) ? labels : labels.map((label) => ({ ...label, isMessage: true }));
}

export function describeOnlyArticle({ ask, blocks }: Article) {
  const found = findFigure(splitChecklist(blocks).text);
  if (!found || readAspectRatios(found.rows)) return { ask, figure: null };
  const { heading, note, rows } = found;
  return { ask, figure: { title: readText(heading.tokens), note: readText(note.tokens), rows } };
}

export type OnlyArticle = ReturnType<typeof describeOnlyArticle>;
