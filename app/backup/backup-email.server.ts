import { z } from "zod";
import { type EmailContent, emailTopic } from "../server/email/email-topics.server";
import { writeTeamEmail } from "../server/email/team-email.server";

const backupProblemSchema = z.object({
  lastGood: z.string().nullable(),
  reason: z.string().nullable(),
});

export const backupEmails = {
  "backup-problem": emailTopic("Backup that failed", backupProblemSchema, writeBackupProblemEmail, {
    lastGood: "Nov 24, 2:05 AM",
    reason: "There is no room left on /backups.",
  }),
};

function writeBackupProblemEmail({ lastGood, reason }: z.output<typeof backupProblemSchema>): EmailContent {
  const title = reason === null ? "No backup for two days" : "The backup failed";
  return writeTeamEmail({
    subject: title,
    heading: title,
    lead: "Until backups work again, new orders and files exist only on the server. Forward this to whoever runs it: docs/operations.md says what to do.",
    parts: [
      {
        entries: [
          { label: "Last good backup", value: lastGood ?? "none", strong: true },
          ...(reason === null ? [] : [{ label: "Reason", value: reason }]),
        ],
      },
    ],
    foot: "You get this because the site backs itself up every night.",
  });
}
