import { clean, escapeHtml, face, lineColours, type Stock, stocks } from "../../server/mail/layout.server";
import { money } from "../../server/mail/money";
import { optionName, visualTypes } from "../packages";

export interface Entry {
  label: string;
  value: string;
  strong?: boolean;
  /** For a visual type: the count, and the index of its color. */
  visuals?: { count: number; colour: number };
}

const PER_ROW = 25;
const GAP = 4;
const LABEL_WIDTH = 20;
const VALUE_WIDTH = 6;

export function listOrderEntries(order: {
  option: string;
  breakdown: Record<string, number> | null;
  priceCents: number;
}): Entry[] {
  const types = visualTypes
    .map(({ key, label }) => ({ label, count: order.breakdown?.[key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }, index) => ({
      label,
      value: String(count),
      visuals: { count, colour: index % lineColours.length },
    }));
  const total = { label: "Total Visuals", value: String(countVisuals(types)), strong: true };
  const price = { label: optionName(order.option), value: money(order.priceCents), strong: true };
  return types.length > 0 ? [...types, total, price] : [price];
}

export function countVisuals(entries: Entry[]): number {
  return entries.reduce((sum, { visuals }) => sum + (visuals?.count ?? 0), 0);
}

/** Table cells, which every mail program shows. There may be hundreds, so shared styles are on the table. */
export function renderVisualBars(entries: Entry[]): string {
  const cells = entries.flatMap(({ visuals }) =>
    visuals ? Array.from({ length: visuals.count }, () => bar(visuals.colour)) : [],
  );
  if (cells.length === 0) return "";
  const columns = Math.min(cells.length, PER_ROW);
  const rows: string[] = [];
  for (let start = 0; start < cells.length; start += PER_ROW) {
    const row = cells.slice(start, start + PER_ROW);
    const rest = columns - row.length;
    rows.push(`<tr height="30">${row.join("")}${rest > 0 ? `<td colspan="${rest}"></td>` : ""}</tr>`);
  }
  const width = columns * 15 + GAP;
  const style = `width:100%;max-width:${width}px;table-layout:fixed;margin:0 0 10px -${GAP}px;font-size:0;line-height:0`;
  return `<table role="presentation" aria-hidden="true" width="${width}" cellpadding="0" cellspacing="${GAP}" style="${style}">${rows.join("\n")}</table>\n`;
}

function bar(colour: number): string {
  return `<td class="l${colour}" bgcolor="${lineColours[colour]?.[0]}">&nbsp;</td>`;
}

export function renderEntryTable(entries: Entry[], stock: Stock): string {
  const words = entries.every(({ visuals, strong }) => visuals || strong) ? "66%" : "30%";
  const rows = entries.map(({ label, value, strong, visuals }) => {
    const box = `padding:9px 0;border-bottom:1px solid ${stocks[stock].rule};vertical-align:top`;
    const mark = visuals
      ? `<span class="l${visuals.colour}" aria-hidden="true" style="display:inline-block;width:11px;height:16px;margin-right:10px;vertical-align:-2px;background:${lineColours[visuals.colour]?.[0]}"></span>`
      : "";
    return `<tr><td class="rule" width="${words}" style="${box};padding-right:16px;font:${strong ? 700 : 400} 16px/1.4 ${face}">${mark}${escapeHtml(label)}</td><td class="rule" align="right" style="${box};font:700 16px/1.4 ${face};word-break:break-word">${escapeHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed">${rows.join("\n")}</table>\n`;
}

export function renderEntryText(entries: Entry[]): string {
  return entries
    .flatMap(({ label, value, strong, visuals }) => {
      const figure = visuals || strong ? value.padStart(VALUE_WIDTH) : clean(value);
      const head = `${clean(label).padEnd(LABEL_WIDTH)} ${figure}`;
      const [first = "", ...more] = "|".repeat(visuals?.count ?? 0).match(/.{1,25}/g) ?? [];
      return [`${head}  ${first}`.trimEnd(), ...more.map((row) => `${" ".repeat(head.length)}  ${row}`)];
    })
    .join("\n");
}
