import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CopiedTable, loadRows } from "#drizzle/rows/load-rows";
import { CommandRefused } from "../server/command.server";
import type { Secrets } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import type { BackupPlace } from "./backup-place.server";
import { copyObject, flushCopies, inParallel } from "./copy-object.server";
import { FILES } from "./manifest.server";
import type { ReadBackup } from "./read-backup.server";

/** The site does not start until an interrupted restore was continued. @throws CommandRefused, RowsRefused */
export async function restoreBackup(
  services: Services,
  place: BackupPlace,
  backup: ReadBackup,
): Promise<CopiedTable[]> {
  const { env, storage } = services;
  const tables: CopiedTable[] = [];
  await loadRows(backup.rows, env.DATABASE_URL, {
    id: backup.id,
    async check({ isContinued }) {
      if (isContinued) return;
      for await (const { key } of storage.list())
        throw new CommandRefused(
          `The storage is not empty: it has the file ${key}. Use an empty ${env.STORAGE === "s3" ? "bucket (S3_BUCKET)" : "folder (VAR_DIR)"}; nothing has been changed.`,
        );
    },
    async begin() {
      await copyFiles(services, place, backup);
      if (!env.SESSION_SECRET || !env.STRIPE_WEBHOOK_SECRET) await writeSecrets(env.VAR_DIR, backup);
    },
    onTable: (table) => tables.push(table),
  });
  return tables;
}

async function copyFiles({ storage }: Services, place: BackupPlace, { files, toKey }: ReadBackup): Promise<void> {
  await inParallel(files, async (key) => {
    const sum = await copyObject({ storage: place.storage, key: toKey(FILES + key) }, { storage, key });
    if (sum === null) throw new CommandRefused(`The backup has lost its file ${key}. Nothing usable was restored.`);
  });
  await flushCopies(storage, files);
}

// In an empty place, nothing was signed with other secrets.
async function writeSecrets(folder: string, { secrets }: ReadBackup): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "secrets.json"), secrets, { mode: 0o600, flush: true });
}

export function listOtherSecrets({ env }: Pick<Services, "env">, backup: ReadBackup): string[] {
  const { session, stripeWebhook } = JSON.parse(backup.secrets) as Secrets;
  const isOther = (value: string | undefined, saved: string) => value !== undefined && value !== saved;
  return [
    ...(isOther(env.SESSION_SECRET, session) ? ["SESSION_SECRET"] : []),
    ...(isOther(env.STRIPE_WEBHOOK_SECRET, stripeWebhook) ? ["STRIPE_WEBHOOK_SECRET"] : []),
  ];
}
