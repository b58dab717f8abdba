import { z } from "zod";

/** To be raised when earlier versions can no longer read a backup. */
export const FORMAT = 1;

export const manifestSchema = z.object({
  format: z.number(),
  version: z.string(),
  createdAt: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  storage: z.enum(["file", "s3"]),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), kind: z.enum(["text", "number", "boolean", "time", "json"]) })),
      refersTo: z.array(z.string()),
      rows: z.number(),
      checksum: z.string(),
    }),
  ),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Files that rows name, but that were removed during the backup. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST = "manifest.json";
export const SECRETS = "secrets.json";
export const FILES = "files/";
export const getRowsFile = (table: string): string => `database/${table}.jsonl`;

const LINE = /^(\\?)([0-9a-f]{64}) {2}(.+)$/;

export function formatSums(sums: ReadonlyMap<string, string>): string {
  const lines = [...sums].map(([name, sum]) => {
    const escaped = name.replace(/[\\\n\r]/g, (one) => ({ "\\": "\\\\", "\n": "\\n", "\r": "\\r" })[one] ?? one);
    return `${escaped === name ? "" : "\\"}${sum}  ${escaped}\n`;
  });
  return lines.join("");
}

export function parseSums(text: string): Map<string, string> | null {
  const sums = new Map<string, string>();
  if (!text.endsWith("\n")) return null;
  for (const line of text.slice(0, -1).split("\n")) {
    const [, mark, sum, name] = LINE.exec(line) ?? [];
    if (!sum || !name) return null;
    const restore = (_: string, one: string) => ({ n: "\n", r: "\r" })[one] ?? one;
    sums.set(mark ? name.replace(/\\(.)/g, restore) : name, sum);
  }
  return sums;
}
