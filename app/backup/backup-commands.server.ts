import { createHash } from "node:crypto";
import { getPriority, setPriority } from "node:os";
import { relative } from "node:path";
import { type CopiedTable, loadRows } from "#drizzle/rows/load-rows";
import { withSnapshot } from "#drizzle/rows/open-rows";
import { RowsRefused } from "#drizzle/rows/stored-rows";
import { type Command, CommandRefused, UsageError } from "../server/command.server";
import type { Services } from "../server/services.server";
import { isStorageFull } from "../server/storage/storage.server";
import {
  type BackupPlace,
  openPlace,
  refuseOwnStorage,
  removeIncomplete,
  removeOldBackups,
} from "./backup-place.server";
import { getBackupAddress, recordRun } from "./backup-runs.server";
import { findBackup, readBackup } from "./read-backup.server";
import { listOtherSecrets, restoreBackup } from "./restore-backup.server";
import { writeBackup } from "./write-backup.server";

const LOWER_BY = 10;
const LOWEST_PRIORITY = 19;

export function createBackupCommands(services: Services): Readonly<Record<string, Command>> {
  return {
    backup: {
      usage: "[--to <folder or s3://bucket/prefix>] [--keep <count>]",
      about:
        "Writes the database, the files and the secrets as they are now, by default where the daily backups are. Then it counts as one of them.",
      options: ["to", "keep"],
      leavesDatabase: true,
      async run(_, { to, keep }) {
        const startedAt = new Date();
        const address = to ?? getBackupAddress(services.env);
        await refuseClearly(address ?? "", () => backUp(services, address, keep));
        // The site records only runs at the place of the daily backup.
        if (to === undefined) await recordRun(services, startedAt);
      },
    },
    restore: {
      usage: "--from <folder or s3://bucket/prefix>",
      about: "Checks a backup, or the newest in the folder, and puts it into an empty database and storage.",
      options: ["from"],
      leavesDatabase: true,
      run: (_, { from = "" }) => refuseClearly("the disk of the site", () => restore(services, from)),
    },
    "check-backup": {
      usage: "--from <folder or s3://bucket/prefix>",
      about: "Checks a backup, or the newest in the folder, as a restore would, and writes nothing.",
      options: ["from"],
      leavesDatabase: true,
      run: (_, { from = "" }) => refuseClearly(from, () => check(services, from)),
    },
    "copy-database": {
      usage: "<DATABASE_URL of an empty database>",
      about: "Copies every row of the database into another one, such as from SQLite to PostgreSQL.",
      takes: 1,
      leavesDatabase: true,
      run: ([url = ""]) => refuseClearly("the other database's disk", () => copyDatabase(services, url)),
    },
  };
}

async function backUp(services: Services, to: string | undefined, keep: string | undefined): Promise<void> {
  if (!to) throw new UsageError("backup needs --to, or BACKUP_DIR or BACKUP_S3_BUCKET.");
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) throw new UsageError("--keep needs a number, at least 1.");
  lowerPriority();
  const place = openPlace(services.env, to);
  refuseOwnStorage(services.env, place);
  for (const name of await removeIncomplete(place)) console.log(`Removed the incomplete backup ${name}.`);
  const { name, manifest } = await writeBackup(services, place);
  const { count, bytes } = manifest.files;
  console.log(
    `The backup ${name} is complete: ${countRows(manifest.tables)} rows, ${count} files with ${bytes} bytes.`,
  );
  if (manifest.missingFiles.length > 0)
    console.log(`Not in the storage, although rows name them: ${manifest.missingFiles.join(", ")}`);
  if (keep) for (const old of await removeOldBackups(place, Number(keep))) console.log(`Removed the backup ${old}.`);
}

// Leaves the processor to the running site. Threads that start later inherit this.
function lowerPriority(): void {
  try {
    setPriority(Math.min(getPriority() + LOWER_BY, LOWEST_PRIORITY));
  } catch {
    // The system may not allow it.
  }
}

async function check({ env }: Pick<Services, "env">, from: string) {
  if (!from) throw new UsageError("--from is needed.");
  const { place, backup } = await findAndRead(openPlace(env, from)).catch((error) => refuseUnreadable(from, error));
  const { version, tables, files, missingFiles } = backup.manifest;
  console.log(`All checksums of ${backup.address} are right.`);
  console.log(`Version ${version}: ${countRows(tables)} rows, ${files.count} files with ${files.bytes} bytes.`);
  if (missingFiles.length > 0) console.log(`Files that it does not have: ${missingFiles.join(", ")}`);
  return { place, backup };
}

async function findAndRead(places: BackupPlace) {
  const place = await findBackup(places);
  return { place, backup: await readBackup(place) };
}

// A copied backup often belongs to another user.
function refuseUnreadable(from: string, error: NodeJS.ErrnoException): never {
  const { code = "", path } = error;
  if (path === undefined) throw error;
  const isForbidden = code === "EACCES" || code === "EPERM";
  const advice = isForbidden
    ? "Give all files of the backup to the user who runs this command, for example with chown -R."
    : "Copy the backup again from where it came, or use another one.";
  const name = relative(from, path) || "the folder itself";
  throw new CommandRefused(`${from} cannot be read: ${code} at ${name}. ${advice} Nothing has been restored.`);
}

const countRows = (tables: readonly { rows: number }[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

async function restore(services: Services, from: string): Promise<void> {
  const { place, backup } = await check(services, from);
  const tables = await restoreBackup(services, place, backup);
  console.log(
    `Restored: ${countRows(tables)} rows of ${tables.length} tables, ${backup.files.length} files. Start the site.`,
  );
  for (const name of listOtherSecrets(services, backup))
    console.log(
      `${name} is not the one of the backup: what it signed, such as links in sent emails, will not work. Set it to the one in ${backup.address}/secrets.json.`,
    );
}

async function copyDatabase({ env }: Services, url: string): Promise<void> {
  if (!/^(file:.|postgres(ql)?:\/\/)/.test(url))
    throw new UsageError("The address must begin with file: or postgres://");
  if (url === env.DATABASE_URL) throw new CommandRefused("That is the site's own database. Give another one.");
  const id = createHash("sha256").update(env.DATABASE_URL).digest("hex");
  await withSnapshot(env.DATABASE_URL, (source) => loadRows(source, url, { id, onTable: printTable }), {
    stopped: true,
  });
  console.log("The databases have the same rows. Set DATABASE_URL to the new one and start the site.");
}

function printTable({ name, rows, checksum, wasThere }: CopiedTable): void {
  console.log(`${name}: ${rows} rows, checksum ${checksum.slice(0, 12)}${wasThere ? ", copied before" : ""}`);
}

async function refuseClearly(target: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof RowsRefused) throw new CommandRefused(error.message);
    if (isStorageFull(error))
      throw new CommandRefused(
        `There is no room left on ${target}. Nothing incomplete counts as done: make room and run the command again.`,
      );
    const { syscall, $metadata, name, message } = error as NodeJS.ErrnoException & { $metadata?: object };
    if (syscall) throw new CommandRefused(`The command failed: ${message}`);
    if ($metadata) throw new CommandRefused(`S3 refused with ${name}: ${message} Check the S3_… variables.`);
    throw error;
  }
}
