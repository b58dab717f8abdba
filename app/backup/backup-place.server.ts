import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join, relative, resolve } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import pLimit from "p-limit";
import { CommandRefused } from "../server/command.server";
import type { Env } from "../server/env/env.server";
import { isStorageNotFound, type Storage } from "../server/storage/storage.server";
import { createFileStorage } from "../server/storage/storage-file.server";
import { createS3Storage } from "../server/storage/storage-s3.server";
import { DAY } from "../server/time/durations";

/** The SHA-256 of every other file, in the format of `sha256sum`. Written last. */
export const SUMS = "SHA256SUMS";
export const RUNNING = "RUNNING";
export const PARTIAL = ".partial";

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const S3_ADDRESS = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;
const MAX_REMOVALS = 16;

/** A folder or bucket that contains backups, or is one. Keys begin with `prefix`. */
export interface BackupPlace {
  address: string;
  storage: Storage;
  prefix: string;
}

export function openPlace(env: Env, address: string): BackupPlace {
  const [, bucket, prefix] = S3_ADDRESS.exec(address) ?? [];
  if (!bucket) return { address, storage: createFileStorage(resolve(address)), prefix: "" };
  return { address, storage: createS3Storage({ ...env, S3_BUCKET: bucket }), prefix: prefix ? `${prefix}/` : "" };
}

/** @throws CommandRefused for a place that would be lost together with the files */
export function refuseOwnStorage(env: Env, { address, storage }: BackupPlace): void {
  const isOwnBucket = env.STORAGE === "s3" && S3_ADDRESS.exec(address)?.[1] === env.S3_BUCKET;
  const path = storage.folder && relative(resolve(env.VAR_DIR, "files"), storage.folder);
  const isOwnFolder = path !== undefined && !path.startsWith("..") && env.STORAGE === "file";
  if (isOwnBucket || isOwnFolder)
    throw new CommandRefused(
      `${address} is where the site keeps its files, and a backup there would be lost with them. Choose another ${isOwnBucket ? "bucket" : "folder"}.`,
    );
}

export const nameBackup = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

export async function listBackups({ storage, prefix }: BackupPlace): Promise<string[]> {
  const names = (await storage.listFolders(prefix)).filter((name) => NAME.test(name)).sort();
  const complete = await Promise.all(names.map((name) => isComplete(storage, `${prefix}${name}/`)));
  return names.filter((_, index) => complete[index]);
}

export async function removeIncomplete(place: BackupPlace, now = Date.now()): Promise<string[]> {
  const { storage, prefix } = place;
  const complete = await listBackups(place);
  const removed: string[] = [];
  for (const name of await storage.listFolders(prefix)) {
    if (!NAME.test(name.replace(PARTIAL, "")) || complete.includes(name)) continue;
    if (isRunning(await readText(storage, `${prefix}${name}/${RUNNING}`), name, now)) continue;
    await removeBackup(place, name);
    removed.push(name);
  }
  return removed;
}

export const describeThisProcess = (): string => `${hostname()} ${process.pid}`;

// A process of another machine cannot be checked, so its backup counts as running for a day.
function isRunning(writer: string | null, name: string, now: number): boolean {
  const [host, pid] = writer?.split(" ") ?? [];
  if (!pid || Number(pid) === process.pid) return false;
  if (host !== hostname()) {
    const [day = "", time = ""] = name.replace(PARTIAL, "").split("T");
    return now - Date.parse(`${day}T${time.replaceAll("-", ":")}`) < DAY;
  }
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
}

export async function removeOldBackups(place: BackupPlace, keep: number): Promise<string[]> {
  const old = (await listBackups(place)).slice(0, -keep);
  for (const name of old) await removeBackup(place, name);
  return old;
}

/** The sums go first: without them the backup never counts as complete. */
export async function removeBackup({ storage, prefix }: BackupPlace, name: string): Promise<void> {
  await storage.delete(`${prefix}${name}/${SUMS}`);
  if (storage.folder) return rm(join(storage.folder, name), { recursive: true, force: true });
  const limit = pLimit(MAX_REMOVALS);
  const removals: Promise<void>[] = [];
  for await (const { key } of storage.list(`${prefix}${name}/`)) removals.push(limit(() => storage.delete(key)));
  await Promise.all(removals);
}

export async function isComplete(storage: Storage, prefix: string): Promise<boolean> {
  const sums = await storage.get(prefix + SUMS).catch((error) => {
    if (isStorageNotFound(error)) return null;
    throw error;
  });
  await sums?.body.cancel();
  return sums !== null;
}

export async function readText(storage: Storage, key: string): Promise<string | null> {
  try {
    const { body } = await storage.get(key);
    return await text(body);
  } catch (error) {
    if (isStorageNotFound(error)) return null;
    throw error;
  }
}

export const writeText = (storage: Storage, key: string, content: string): Promise<void> =>
  storage.put(key, Readable.from([Buffer.from(content)]), { type: "text/plain" });
