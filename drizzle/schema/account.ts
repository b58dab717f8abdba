import type { Builders } from "./builders";
import * as values from "./values";

export function describeAccountTables(builders: Builders) {
  const { bigint, check, createdAt, id, index, integer, json, oneOf, primaryKey, table, text, time, uniqueIndex } =
    builders;

  const adminUsers = table(
    "admin_users",
    {
      userId: text("user_id").primaryKey(),
      role: text("role", { enum: values.ADMIN_ROLES }).notNull(),
      name: text("name").notNull().default(""),
      email: text("email").notNull().default(""),
      /** argon2id in PHC string format. Empty until the invitation is accepted: nobody can sign in with it. */
      passwordHash: text("password_hash").notNull().default(""),
      /** What staff may open. Null means all that staff could open before rights were stored. */
      rights: json<string[]>("rights"),
      switchedOffAt: time("switched_off_at"),
      lastSignInAt: time("last_sign_in_at"),
      /** Base32. Null without a second factor. */
      totpSecret: text("totp_secret"),
      /** The period of the last accepted code, which is not accepted again. */
      totpPeriod: bigint("totp_period"),
      notifications: json<Record<string, string>>("notifications"),
      summaryHour: integer("summary_hour"),
      /** The last day (YYYY-MM-DD in BUSINESS_TIMEZONE) whose summary was made. */
      summaryDay: text("summary_day"),
    },
    (t) => [check("admin_users_role", oneOf(t.role, values.ADMIN_ROLES))],
  );

  const sessions = table(
    "sessions",
    {
      /** SHA-256 of the session id in the cookie. */
      idHash: text("id_hash").primaryKey(),
      userId: text("user_id")
        .notNull()
        .references(() => adminUsers.userId, { onDelete: "cascade" }),
      createdAt: createdAt(),
      seenAt: time("seen_at").notNull(),
      browser: text("browser").notNull().default(""),
      expiresAt: time("expires_at").notNull(),
    },
    (t) => [index("sessions_user").on(t.userId), index("sessions_expires").on(t.expiresAt)],
  );

  const signInLimits = table(
    "sign_in_limits",
    {
      /** `account <user id>`, `account <user id> from <network>`, `code <user id>`, `address <network>` or `browser <id>`. */
      key: text("key").primaryKey(),
      failures: integer("failures").notNull(),
      resetsAt: time("resets_at").notNull(),
    },
    (t) => [index("sign_in_limits_resets").on(t.resetsAt)],
  );

  const accountLinks = table(
    "account_links",
    {
      id: id(),
      userId: text("user_id")
        .notNull()
        .references(() => adminUsers.userId, { onDelete: "cascade" }),
      kind: text("kind", { enum: values.ACCOUNT_LINKS }).notNull(),
      keyHash: text("key_hash").notNull(),
      createdAt: createdAt(),
      expiresAt: time("expires_at").notNull(),
      usedAt: time("used_at"),
    },
    (t) => [
      check("account_links_kind", oneOf(t.kind, values.ACCOUNT_LINKS)),
      uniqueIndex("account_links_key").on(t.keyHash),
      index("account_links_user").on(t.userId),
      index("account_links_expires").on(t.expiresAt),
    ],
  );

  const recoveryCodes = table(
    "recovery_codes",
    {
      userId: text("user_id")
        .notNull()
        .references(() => adminUsers.userId, { onDelete: "cascade" }),
      codeHash: text("code_hash").notNull(),
    },
    (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
  );

  /** Stays when the account is removed. */
  const accountEvents = table(
    "account_events",
    {
      id: id(),
      userId: text("user_id").notNull(),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      event: text("event").notNull(),
      before: json<Record<string, string>>("before"),
      after: json<Record<string, string>>("after"),
    },
    (t) => [
      index("account_events_listed").on(t.createdAt, t.id),
      index("account_events_user").on(t.userId, t.createdAt, t.id),
    ],
  );

  /** For the next daily summary. No foreign key, so that an order never fails because an account is removed. */
  const summaryLines = table(
    "summary_lines",
    {
      id: id(),
      userId: text("user_id").notNull(),
      kind: text("kind").notNull(),
      text: text("text").notNull(),
      aboutKind: text("about_kind"),
      aboutId: text("about_id"),
      createdAt: createdAt(),
      keptUntil: time("kept_until").notNull(),
    },
    (t) => [
      index("summary_lines_user").on(t.userId, t.createdAt, t.id),
      index("summary_lines_kept").on(t.keptUntil),
      index("summary_lines_about").on(t.aboutKind, t.aboutId),
    ],
  );

  return { adminUsers, sessions, signInLimits, accountLinks, recoveryCodes, accountEvents, summaryLines };
}

export type AccountTables = ReturnType<typeof describeAccountTables>;
