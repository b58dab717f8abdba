import { createHash } from "node:crypto";
import { findMigrationTimes } from "#drizzle/rows/migration-names";
import type { RowSource, StoredRow } from "#drizzle/rows/stored-rows";
import { CommandRefused } from "../server/command.server";
import { type BackupPlace, isComplete, listBackups, RUNNING, readText, SUMS } from "./backup-place.server";
import { hashObject, inParallel } from "./copy-object.server";
import {
  FILES,
  FORMAT,
  getRowsFile,
  MANIFEST,
  type Manifest,
  manifestSchema,
  parseSums,
  SECRETS,
} from "./manifest.server";

const BATCH_SIZE = 1000;
const MAX_NAMED = 5;

export interface ReadBackup {
  address: string;
  manifest: Manifest;
  id: string;
  secrets: string;
  files: string[];
  rows: RowSource;
  toKey(name: string): string;
}

/** @throws CommandRefused if the place has no complete backup */
export async function findBackup(place: BackupPlace): Promise<BackupPlace> {
  const { address, storage, prefix } = place;
  if (await isComplete(storage, prefix)) return place;
  const newest = (await listBackups(place)).at(-1);
  if (!newest)
    throw new CommandRefused(
      `${address} has no complete backup: no file ${SUMS} is there. Give the folder of a backup, or the one that holds them.`,
    );
  return { storage, address: `${address.replace(/\/+$/, "")}/${newest}`, prefix: `${prefix}${newest}/` };
}

/** Compares every file with its checksum. @throws CommandRefused for a damaged backup or one of a newer version */
export async function readBackup({ address, storage, prefix }: BackupPlace): Promise<ReadBackup> {
  const toKey = (name: string) => prefix + name;
  const text = (await readText(storage, toKey(SUMS))) ?? "";
  const sums = parseSums(text);
  if (!sums) throw describeDamage(address, [SUMS]);
  await checkSums(address, { storage, toKey, prefix, sums });
  const manifest = await readManifest(address, await readText(storage, toKey(MANIFEST)));
  const files = [...sums.keys()].flatMap((name) => (name.startsWith(FILES) ? [name.slice(FILES.length)] : []));
  if (files.length !== manifest.files.count) throw describeDamage(address, [SUMS]);
  findMigrationTimes("sqlite", manifest);
  const { migrations, tables } = manifest;
  return {
    ...{ address, manifest, files, toKey },
    id: createHash("sha256").update(text).digest("hex"),
    secrets: (await readText(storage, toKey(SECRETS))) ?? "",
    rows: { migrations, tables, read: ({ name }) => readRows({ storage, key: toKey(getRowsFile(name)) }) },
  };
}

interface Sums {
  storage: BackupPlace["storage"];
  toKey(name: string): string;
  prefix: string;
  sums: ReadonlyMap<string, string>;
}

async function checkSums(address: string, { storage, toKey, prefix, sums }: Sums): Promise<void> {
  const found = new Set<string>();
  for await (const { key } of storage.list(prefix)) found.add(key.slice(prefix.length));
  for (const name of [SUMS, RUNNING]) found.delete(name);
  const [missing, unknown] = [
    [...sums.keys()].filter((name) => !found.has(name)),
    [...found].filter((name) => !sums.has(name)),
  ];
  if (missing.length > 0 || unknown.length > 0) throw describeDamage(address, [...missing, ...unknown]);
  const changed: string[] = [];
  await inParallel(sums, async ([name, sum]) => {
    if ((await hashObject({ storage, key: toKey(name) })) !== sum) changed.push(name);
  });
  if (changed.length > 0) throw describeDamage(address, changed);
}

function describeDamage(address: string, names: string[]): CommandRefused {
  const others = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} others` : "";
  return new CommandRefused(
    `The backup ${address} is damaged: missing, changed or cut short: ${names.slice(0, MAX_NAMED).join(", ")}${others}. Use another backup, or copy this one again from where it came. Nothing has been restored.`,
  );
}

async function readManifest(address: string, text: string | null): Promise<Manifest> {
  const json = JSON.parse(text ?? "null");
  if (json?.format > FORMAT)
    throw new CommandRefused(
      `The backup ${address} was made by version ${json.version}, which is newer. Update the site first, then restore. Nothing has been restored.`,
    );
  const { success, data } = manifestSchema.safeParse(json);
  if (!success) throw describeDamage(address, [MANIFEST]);
  return data;
}

async function* readRows({ storage, key }: { storage: BackupPlace["storage"]; key: string }) {
  const { body } = await storage.get(key);
  const decoder = new TextDecoder();
  let rest = "";
  let batch: StoredRow[] = [];
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) batch.push(JSON.parse(line));
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
