import ExcelJS from "exceljs";
import { getBrandCss, toHtml } from "./document";
import { formatValue, toSerial } from "./format";
import type { Value } from "./value";

const PIXELS_PER_CHARACTER = 7.4;
const color = (argb?: string) => (argb ? `#${argb.slice(2)}` : "");

/** A sheet as a spreadsheet program shows it: the stored values with their formats, and the names of all sheets. */
export async function renderSheet(file: Buffer, name: string): Promise<string> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as unknown as ArrayBuffer);
  const sheet = book.getWorksheet(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  const columns = Array.from({ length: sheet.columnCount }, (_, index) => sheet.getColumn(index + 1)).filter(
    ({ hidden }) => !hidden,
  );
  const widths = columns.map(({ width = 9 }) => Math.round(width * PIXELS_PER_CHARACTER));
  // A sign is shown as it prints: whole, and without what is only for the screen.
  const isSign = sheet.pageSetup.verticalCentered === true;
  const [first = 1, last = 60] = isSign ? (sheet.pageSetup.printArea?.match(/\d+/g)?.map(Number) ?? []) : [];
  let height = 0;
  const rows = Array.from({ length: Math.min(sheet.rowCount, last) - first + 1 }, (_, index) => {
    const row = sheet.getRow(first + index);
    const cells = columns.map(({ number }) => drawCell(row.getCell(number))).join("");
    const pixels = Math.round((row.height || 19) * 1.34);
    height += pixels;
    return `<tr style="height:${pixels}px"><th>${first + index}</th>${cells}</tr>`;
  });
  const tabs = book.worksheets.map(
    (other) => `<b class="${other.name === name ? "on" : ""}">${toHtml(other.name)}</b>`,
  );
  return renderGrid(
    widths,
    columns.map(({ letter }) => letter),
    rows,
    tabs,
    isSign ? height : 0,
  );
}

/** Rows of a CSV file in the same frame. */
export function renderRows(rows: string[][], first: number, widths: number[], name: string): string {
  const lines = rows.map(
    (row, index) =>
      `<tr style="height:26px"><th>${index + first}</th>${row.map((cell) => `<td class="${index + first === 1 ? "strong" : ""}">${toHtml(cell)}</td>`).join("")}</tr>`,
  );
  return renderGrid(
    widths,
    widths.map((_, index) => "ABCDEFGH".charAt(index)),
    lines,
    [`<b class="on">${name}</b>`],
  );
}

function drawCell(cell: ExcelJS.Cell): string {
  if (cell.isMerged && cell.master !== cell) return "";
  const span = cell.isMerged ? countMerged(cell) : 1;
  const fill = cell.fill?.type === "pattern" ? color(cell.fill.fgColor?.argb) : "";
  const value = readValue(cell);
  const align = cell.alignment?.horizontal ?? (typeof value === "number" ? "right" : "left");
  const style = [
    fill && `background:${fill}`,
    `text-align:${align}`,
    cell.font?.bold && "font-weight:700",
    `color:${color(cell.font?.color?.argb) || "inherit"}`,
    `font-size:${Math.round((cell.font?.size ?? 10) * 1.32)}px`,
    cell.border?.top && "border:1px solid var(--color-line-2)",
    cell.alignment?.wrapText ? "white-space:normal" : "white-space:nowrap",
    cell.alignment?.vertical === "top" && "vertical-align:top",
  ];
  return `<td colspan="${span}" style="${style.filter(Boolean).join(";")}">${toHtml(formatValue(value, cell.numFmt))}</td>`;
}

function readValue(cell: ExcelJS.Cell): Value {
  const value = cell.formula ? cell.result : cell.value;
  if (value instanceof Date) return toSerial(value);
  return (value ?? null) as Value;
}

function countMerged(cell: ExcelJS.Cell): number {
  let count = 1;
  while (cell.worksheet.getCell(Number(cell.row), Number(cell.col) + count).master === cell) count++;
  return count;
}

function renderGrid(widths: number[], letters: string[], rows: string[], tabs: string[], signHeight = 0): string {
  const isSign = signHeight > 0;
  const total = widths.reduce((sum, width) => sum + width, isSign ? 0 : 36);
  const zoom = isSign ? 570 / (signHeight + 60) : Math.min(1.25, 900 / total);
  return `<!doctype html><meta charset="utf-8"><style>${getBrandCss()}
    body { width: 900px; height: 675px; overflow: hidden; background: #fff; font: 13px/1.35 T; color: var(--color-ink); position: relative; }
    .grid { zoom: ${zoom}; margin: 0 auto; width: ${total}px; }
    /* A column breaks between rows, so the tabs do not cut a row. */
    body:not(.sign) .grid { columns: 1; column-fill: auto; height: ${Math.floor(633 / zoom)}px; background: linear-gradient(90deg, var(--color-ground) 35px, var(--color-line) 35px 36px, #0000 0); } tr { break-inside: avoid; }
    table { border-collapse: collapse; table-layout: fixed; width: ${total}px; }
    th { font-weight: 400; font-size: 11px; color: var(--color-ink-2); background: var(--color-ground); border: 1px solid var(--color-line); }
    td { padding: 2px 6px; overflow: hidden; vertical-align: middle; border: 1px solid var(--color-line); }
    .strong { font-weight: 700; }
    .sign { background: var(--color-palm); padding-top: 32px; } .sign .grid { box-sizing: content-box; padding: 30px; background: #fff; }
    .sign th, .sign col:first-child { display: none; } .sign td { border: 0; }
    nav { position: absolute; inset: auto 0 0; display: flex; gap: 4px; background: var(--color-ground); border-top: 2px solid var(--color-palm); padding: 0 12px; height: 40px; align-items: stretch; }
    nav b { padding: 9px 14px; font-weight: 600; font-size: 14px; white-space: nowrap; } nav .on { background: #fff; margin-top: -2px; border-bottom: 4px solid var(--color-hot); }
    </style><body${isSign ? ' class="sign"' : ""}><div class="grid"><table><colgroup><col style="width:36px">${widths.map((width) => `<col style="width:${width}px">`).join("")}</colgroup>
    <tr><th></th>${letters.map((letter) => `<th>${letter}</th>`).join("")}</tr>${rows.join("")}</table></div><nav>${tabs.join("")}</nav>`;
}
