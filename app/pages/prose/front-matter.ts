/** Reads the part of YAML that front matter needs: lines of `name: value`, quoted where the value has a colon. */
export function splitFrontMatter(source: string): { fields: Record<string, string>; text: string } {
  const [, head, text] = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || text === undefined)
    throw new Error("The file must begin with fields between two lines of ---");
  return { fields: Object.fromEntries(head.split(/\r?\n/).filter(Boolean).map(readField)), text };
}

function readField(line: string): [string, string] {
  const [, name, value = ""] = /^(\w+):\s+(.*?)\s*$/.exec(line) ?? [];
  if (!name) throw new Error(`A field must be a line "name: value", not ${line}`);
  if (value.startsWith('"')) return [name, JSON.parse(value)];
  if (value.startsWith("'")) return [name, value.slice(1, -1).replaceAll("''", "'")];
  return [name, value];
}
