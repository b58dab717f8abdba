interface FrontMatter {
  fields: Record<string, string>;
  /** The number of each field's line in the file. */
  lines: Record<string, number>;
  text: string;
  /** The number of the line before the text. */
  linesBefore: number;
}

/** Reads the part of YAML that front matter needs: lines of `name: value`, quoted where the value has a colon. */
export function splitFrontMatter(source: string): FrontMatter {
  const [, head, text] = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || text === undefined)
    throw new Error("The file must begin with fields between two lines of ---");
  const written = head.split(/\r?\n/);
  const found = written.flatMap((line, index) => (line ? [{ pair: readField(line), line: index + 2 }] : []));
  return {
    fields: Object.fromEntries(found.map(({ pair }) => pair)),
    lines: Object.fromEntries(found.map(({ pair: [name], line }) => [name, line])),
    text,
    linesBefore: written.length + 2,
  };
}

function readField(line: string): [string, string] {
  const [, name, value = ""] = /^(\w+):\s+(.*?)\s*$/.exec(line) ?? [];
  if (!name) throw new Error(`A field must be a line "name: value", not ${line}`);
  if (value.startsWith('"')) return [name, JSON.parse(value)];
  if (value.startsWith("'")) return [name, value.slice(1, -1).replaceAll("''", "'")];
  return [name, value];
}
