import { z } from "zod";

/** Raised when an earlier version could not read the backup anymore. */
export const FORMAT = 1;

/** What a backup says about itself (`manifest.json`). */
export const manifestSchema = z.object({
  format: z.number(),
  /** The version of the site that made it. */
  version: z.string(),
  createdAt: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  storage: z.enum(["file", "s3"]),
  /** The names of the migrations that the database had. */
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
  /** Files that rows name, and that were removed while the backup was made. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST = "manifest.json";
export const SECRETS = "secrets.json";
export const FILES = "files/";
export const getRowsFile = (table: string): string => `database/${table}.jsonl`;

const LINE = /^(\\?)([0-9a-f]{64}) {2}(.+)$/;

/** Lines as `sha256sum` writes and checks them. */
export function formatSums(sums: ReadonlyMap<string, string>): string {
  const lines = [...sums].map(([name, sum]) => {
    const escaped = name.replace(/[\\\n\r]/g, (one) => ({ "\\": "\\\\", "\n": "\\n", "\r": "\\r" })[one] ?? one);
    return `${escaped === name ? "" : "\\"}${sum}  ${escaped}\n`;
  });
  return lines.join("");
}

/** Null if a line is not as `formatSums` writes it. */
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
