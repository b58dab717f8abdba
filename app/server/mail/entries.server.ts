import { cleanText } from "../forms/clean-text";
import { escapeHtml, face, lineColours, type Stock, stocks } from "./layout.server";

const LABEL_WIDTH = 20;
const VALUE_WIDTH = 6;

/** A line of a mail's table: a fact and its figure. */
export interface Entry {
  label: string;
  value: string;
  /** For sums and prices. */
  strong?: boolean;
  /** Drawn as so many marks, in one of the line colours. */
  marks?: { count: number; colour: number };
}

/** Facts as a ruled table: words left, figures right. Figures need little room, addresses and names most of it. */
export function entryTable(entries: Entry[], stock: Stock): string {
  const words = entries.every(({ marks, strong }) => marks || strong) ? "66%" : "30%";
  const rows = entries.map(({ label, value, strong, marks }) => {
    const box = `padding:9px 0;border-bottom:1px solid ${stocks[stock].rule};vertical-align:top`;
    const mark = marks
      ? `<span class="l${marks.colour}" aria-hidden="true" style="display:inline-block;width:11px;height:16px;margin-right:10px;vertical-align:-2px;background:${lineColours[marks.colour]?.[0]}"></span>`
      : "";
    return `<tr><td class="rule" width="${words}" style="${box};padding-right:16px;font:${strong ? 700 : 400} 16px/1.4 ${face}">${mark}${escapeHtml(label)}</td><td class="rule" align="right" style="${box};font:700 16px/1.4 ${face};word-break:break-word">${escapeHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed">${rows.join("\n")}</table>\n`;
}

/** The same lines for the plain-text part, one mark for each visual. */
export function entryText(entries: Entry[]): string {
  return entries
    .flatMap(({ label, value, strong, marks }) => {
      const figure = marks || strong ? value.padStart(VALUE_WIDTH) : cleanText(value);
      const head = `${cleanText(label).padEnd(LABEL_WIDTH)} ${figure}`;
      const [first = "", ...more] = "|".repeat(marks?.count ?? 0).match(/.{1,25}/g) ?? [];
      return [`${head}  ${first}`.trimEnd(), ...more.map((row) => `${" ".repeat(head.length)}  ${row}`)];
    })
    .join("\n");
}
