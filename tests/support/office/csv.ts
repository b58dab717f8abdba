/** RFC 4180. @throws if the file breaks its rules */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = ""] = cell.exec(text) ?? [];
    if (whole === undefined) throw new Error(`no cell at ${cell.lastIndex}`);
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    const end = text.slice(cell.lastIndex, cell.lastIndex + 2);
    if (end === "\r\n") rows.push([]);
    else if (!end.startsWith(",")) throw new Error(`no end of a cell at ${cell.lastIndex}`);
    cell.lastIndex += end === "\r\n" ? 2 : 1;
  }
  if (rows.pop()?.length) throw new Error("the last line has no end");
  return rows;
}
