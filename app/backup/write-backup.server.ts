import { readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { withSnapshot } from "#drizzle/rows/open-rows";
import { type RowSource, type StoredTable, summarizeRows } from "#drizzle/rows/stored-rows";
import type { Services } from "../server/services.server";
import {
  type BackupPlace,
  describeThisProcess,
  nameBackup,
  PARTIAL,
  RUNNING,
  removeBackup,
  SUMS,
  writeText,
} from "./backup-place.server";
import { copyObject, flushCopies, hashChunks, inParallel } from "./copy-object.server";
import { FILES, FORMAT, formatSums, getRowsFile, MANIFEST, type Manifest, SECRETS } from "./manifest.server";

export interface WrittenBackup {
  name: string;
  manifest: Manifest;
}

/**
 * Copies files while it writes the rows of a snapshot, and then the new files, so that every file that a row names is
 * there. A backup is not complete before its name or list of sums is written. After a failure nothing is left.
 */
export async function writeBackup(services: Services, place: BackupPlace, at = new Date()): Promise<WrittenBackup> {
  const name = nameBackup(at);
  const { storage, prefix } = place;
  const folder = storage.folder ? name + PARTIAL : name;
  const writer = createWriter(place, `${prefix}${folder}/`);
  try {
    await writeText(storage, `${prefix}${folder}/${RUNNING}`, describeThisProcess());
    const files = createFileCopier(services, writer);
    let copying: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);
    const reading = withSnapshot(services.env.DATABASE_URL, (source) => {
      copying = Promise.allSettled([files.copyNew()]);
      return writeRows(writer, source);
    });
    // If one fails, the other must end before everything is removed.
    const [read] = await Promise.allSettled([reading]);
    for (const result of [read, ...(await copying)]) if (result.status === "rejected") throw result.reason;
    const { migrations, tables, named } = await reading;
    await files.copyNew();
    await flushCopies(
      storage,
      [...files.sizes.keys()].map((key) => `${prefix}${folder}/${FILES}${key}`),
    );
    const manifest: Manifest = {
      format: FORMAT,
      version: (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version,
      createdAt: at.toISOString(),
      database: services.db.dialect,
      storage: services.env.STORAGE,
      migrations,
      tables,
      files: { count: files.sizes.size, bytes: [...files.sizes.values()].reduce((sum, size) => sum + size, 0) },
      missingFiles: [...named].filter((key) => !files.sizes.has(key)),
    };
    await writer.write(SECRETS, [JSON.stringify(services.secrets, null, 2)]);
    await writer.write(MANIFEST, [`${JSON.stringify(manifest, null, 2)}\n`]);
    await writeText(storage, `${prefix}${folder}/${SUMS}`, formatSums(writer.sums));
    await storage.delete(`${prefix}${folder}/${RUNNING}`);
    if (storage.folder) await rename(join(storage.folder, folder), join(storage.folder, name));
    return { name, manifest };
  } catch (error) {
    await removeBackup(place, folder).catch(() => {});
    throw error;
  }
}

function createWriter({ storage }: BackupPlace, prefix: string) {
  const sums = new Map<string, string>();
  return {
    sums,
    async write(name: string, chunks: Iterable<string> | AsyncIterable<string>): Promise<void> {
      const { body, finish } = hashChunks(chunks);
      try {
        await storage.put(prefix + name, body, { type: "application/octet-stream" });
      } finally {
        // A database whose rows are being read cannot be closed.
        if (!body.closed) await new Promise((closed) => body.once("close", closed).destroy());
      }
      sums.set(name, finish());
    },
    async copy(from: Services["storage"], key: string): Promise<boolean> {
      const sum = await copyObject({ storage: from, key }, { storage, key: `${prefix}${FILES}${key}` });
      if (sum !== null) sums.set(FILES + key, sum);
      return sum !== null;
    },
  };
}

type Writer = ReturnType<typeof createWriter>;

async function writeRows(writer: Writer, { migrations, tables, read }: RowSource) {
  const named = new Set<string>();
  const written: Manifest["tables"] = [];
  for (const table of tables) {
    const summary = summarizeRows(table);
    const listNamed = createFileFinder(table);
    async function* toLines() {
      for await (const rows of read(table)) {
        for (const row of rows) {
          summary.add(row);
          for (const key of listNamed(row)) named.add(key);
        }
        yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      }
    }
    await writer.write(getRowsFile(table.name), toLines());
    written.push({ ...table, ...summary.finish() });
  }
  return { migrations, tables: written, named };
}

// Every table with files has such columns.
function createFileFinder({ columns }: StoredTable): (row: unknown[]) => string[] {
  const at = (...names: string[]) => columns.flatMap(({ name }, index) => (names.includes(name) ? [index] : []));
  const [paths, [state]] = [at("path", "storage_path"), at("state")];
  return (row) =>
    state === undefined || row[state] === "stored" ? paths.flatMap((index) => (row[index] as string) || []) : [];
}

function createFileCopier({ storage }: Services, writer: Writer) {
  const sizes = new Map<string, number>();
  return {
    sizes,
    copyNew: () =>
      inParallel(storage.list(), async ({ key, size }) => {
        if (!sizes.has(key) && (await writer.copy(storage, key))) sizes.set(key, size);
      }),
  };
}
