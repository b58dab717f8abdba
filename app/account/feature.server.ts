import { lt } from "drizzle-orm";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { accountCommands } from "./account-commands.server";

export function createAccountFeature({ db }: Services): Feature {
  const { sessions, signInLimits } = db.tables;
  return {
    name: "account",
    sweeps: {
      sessions: (now) => db.transact((tx) => tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))),
      "sign-in limits": (now) =>
        db.transact((tx) => tx.delete(signInLimits).where(lt(signInLimits.resetsAt, new Date(now)))),
    },
    commands: accountCommands(db),
    personalData: [
      { table: "adminUsers", about: "people of the office, by user id", kept: "until the account is removed" },
      {
        table: "emailRecipients",
        about: "recipients of emails, by a signature of their address",
        kept: "30 days after the last email, or a year after the address was confirmed",
      },
    ],
  };
}
