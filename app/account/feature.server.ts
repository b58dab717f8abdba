import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { accountCommands } from "./account-commands.server";

export function createAccountFeature({ db }: Services): Feature {
  const { accountLinks, sessions, signInLimits } = db.tables;
  return {
    name: "account",
    commands: accountCommands(db),
    grows: {
      accountEvents: { about: "people of the office, by user id", kept: "always" },
      accountLinks: { kept: "until it expires", until: accountLinks.expiresAt },
      adminUsers: { about: "people of the office, by user id", kept: "until the account is removed" },
      emailRecipients: {
        about: "recipients of emails, by a signature of their address",
        kept: "30 days after the last email, or a year after the address was confirmed",
      },
      recoveryCodes: { kept: "until it is used or the second factor is switched off" },
      sessions: { kept: "until it expires", until: sessions.expiresAt },
      signInLimits: { kept: "until it ends", until: signInLimits.resetsAt },
    },
  };
}
