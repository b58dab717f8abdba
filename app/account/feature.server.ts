import { eq } from "drizzle-orm";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import { listTexts, type PostWords } from "../server/forms/post-words";
import type { Services } from "../server/services.server";
import { accountCommands } from "./account-commands.server";
import { createAccountEmails } from "./account-emails.server";

export function createAccountFeature(services: Services): Feature {
  const { db } = services;
  const { accountLinks, hourlyLimits, sessions, signInLimits } = db.tables;
  return {
    name: "account",
    setup: {
      people: {
        title: "People",
        text: "Add an email address to your own account, so you can reset your password. Then invite your colleagues.",
        href: paths.adminPeople,
        isDone: async () => (await db.read.$count(db.tables.adminUsers, eq(db.tables.adminUsers.email, ""))) === 0,
      },
    },
    posts: { [paths.adminPeople]: peoplePosts, [paths.adminAccount]: ownPosts },
    emails: createAccountEmails(services),
    commands: accountCommands(services),
    metrics: {
      site_failed_sign_ins_total: {
        ...{ help: "Sign-ins that were refused", type: "counter", keptSeconds: 0 },
        read: () => [{ value: services.counters.failedSignIns }],
      },
    },
    grows: {
      accountEvents: { about: "people of the office, by user id", kept: "always" },
      accountLinks: { kept: "until it expires", until: accountLinks.expiresAt },
      adminUsers: { about: "people of the office, by user id", kept: "until the account is removed" },
      emailRecipients: {
        about: "recipients of emails, by a signature of their address",
        kept: "30 days after the last email, or a year after the address was confirmed",
      },
      hourlyLimits: { kept: "an hour at most", until: hourlyLimits.fullAt },
      recoveryCodes: { kept: "until it is used or two-step sign-in is turned off" },
      sessions: { kept: "until it expires", until: sessions.expiresAt },
      signInLimits: { kept: "until it ends", until: signInLimits.resetsAt },
    },
  };
}

const choicePosts: PostWords = {
  save_notifications: () => ({ title: "Save notifications", details: [] }),
  undo_notifications: () => ({ title: "Undo a change of notifications", details: [] }),
};

const peoplePosts: PostWords = {
  invite_person: (fields) => ({ title: "Add a colleague", details: listTexts(fields, "name", "email") }),
  save_person: (fields) => ({ title: "Save a colleague", details: listTexts(fields, "name", "email") }),
  ...choicePosts,
  undo_person: () => ({ title: "Undo a change to a colleague", details: [] }),
  switch_off: () => ({ title: "Turn off an account", details: [] }),
  switch_on: () => ({ title: "Turn on an account", details: [] }),
  invite_again: () => ({ title: "Send an invitation again", details: [] }),
  factor_off: () => ({ title: "Turn off two-step sign-in", details: [] }),
  withdraw_invitation: () => ({ title: "Withdraw an invitation", details: [] }),
};

const ownPosts: PostWords = {
  save_name: (fields) => ({ title: "Change your name", details: listTexts(fields, "name") }),
  ...choicePosts,
  send_test_email: () => ({ title: "Send a test email", details: [] }),
  change_password: () => ({ title: "Change your password", details: [] }),
  end_session: () => ({ title: "Sign out elsewhere", details: [] }),
  end_other_sessions: () => ({ title: "Sign out everywhere else", details: [] }),
  factor_on: () => ({ title: "Turn on two-step sign-in", details: [] }),
  factor_off: () => ({ title: "Turn off your two-step sign-in", details: [] }),
  new_codes: () => ({ title: "Make new recovery codes", details: [] }),
};
