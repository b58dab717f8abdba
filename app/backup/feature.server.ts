import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { createBackupCommands } from "./backup-commands.server";
import { backupEmails } from "./backup-email.server";
import { createBackupCheck, createBackupMetrics, getBackupAddress, readBackupState } from "./backup-runs.server";
import { sweepBackups } from "./daily-backup.server";

export function createBackupFeature(services: Services): Feature {
  // The site knows only of backups that it makes itself.
  const hasBackup = async () => (await readBackupState(services)).lastGoodAt !== null;
  return {
    name: "backup",
    commands: createBackupCommands(services),
    emails: backupEmails,
    notifications: {
      backups: { label: "Backups that failed", group: "admins", topics: Object.keys(backupEmails) },
    },
    sweeps: { backups: (now) => sweepBackups(services, now) },
    metrics: createBackupMetrics(services),
    healthChecks: { backup: createBackupCheck(services) },
    setup: {
      backup: {
        title: "Backup",
        text: "Back up the database and the files every night, and test a restore once.",
        steps: [
          { label: "Every night, to a folder on another disk", code: "BACKUP_DIR=/mnt/backups" },
          { label: "Or to a private bucket", code: "BACKUP_S3_BUCKET=name" },
          { label: "Back up now", code: "npm run backup" },
          { label: "Check the newest backup", code: "npm run admin -- check-backup --from /mnt/backups" },
          {
            label: "Restore to an empty database and an empty folder or bucket",
            code: "npm run restore -- --from /mnt/backups",
          },
        ],
        isDone: getBackupAddress(services.env) ? hasBackup : undefined,
      },
    },
    grows: { backupRuns: { kept: "for 60 days" } },
  };
}
