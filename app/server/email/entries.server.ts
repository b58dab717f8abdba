import { cleanLine } from "../text/clean-text";
import { escapeHtml, face, lineColors, type Stock, stocks } from "./layout.server";

const LABEL_WIDTH = 20;
const VALUE_WIDTH = 6;
const FIGURE = /^−?\$?[\d.,]+$/;
// Characters. On a phone, longer labels do not fit on one line of the usual column.
const LONG_LABEL = 12;

export interface Entry {
  label: string;
  value: string;
  strong?: boolean;
  /** `color`: an index in `lineColors`. */
  marks?: { count: number; color: number };
}

export function entryTable(entries: Entry[], stock: Stock): string {
  const isLong = entries.some(({ label }) => label.length > LONG_LABEL);
  const words = entries.every(({ marks, strong }) => marks || strong) ? "66%" : isLong ? "42%" : "30%";
  const rows = entries.map(({ label, value, strong, marks }) => {
    const box = `padding:9px 0;border-bottom:1px solid ${stocks[stock].rule};vertical-align:top`;
    const mark = marks
      ? `<span class="l${marks.color}" aria-hidden="true" style="display:inline-block;width:11px;height:16px;margin-right:10px;vertical-align:-2px;background:${lineColors[marks.color]}"></span>`
      : "";
    return `<tr><td class="rule" width="${words}" style="${box};padding-right:16px;font:${strong ? 700 : 400} 16px/1.4 ${face}">${mark}${escapeHtml(cleanLine(label))}</td><td class="rule" align="right" style="${box};font:700 16px/1.4 ${face};word-break:break-word">${escapeHtml(cleanLine(value))}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed">${rows.join("\n")}</table>\n`;
}

export function entryText(entries: Entry[]): string {
  const rows = entries.map(({ label, value }) => ({ label: cleanLine(label), value: cleanLine(value) }));
  const labelWidth = Math.max(LABEL_WIDTH, ...rows.map(({ label }) => label.length));
  const areFigures = rows.every(({ value }) => FIGURE.test(value));
  const valueWidth = areFigures ? Math.max(VALUE_WIDTH, ...rows.map(({ value }) => value.length)) : 0;
  return rows
    .map(({ label, value }) => `${label.padEnd(labelWidth)} ${value.padStart(valueWidth)}`.trimEnd())
    .join("\n");
}
