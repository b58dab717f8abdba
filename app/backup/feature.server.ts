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
        text: "Back up the database and the files every night (BACKUP_DIR or BACKUP_S3_BUCKET), and try once to restore them. docs/operations.md says how.",
        isDone: getBackupAddress(services.env) ? hasBackup : undefined,
      },
    },
    grows: { backupRuns: { kept: "for 60 days" } },
  };
}
