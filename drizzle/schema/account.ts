import type { Builders } from "./builders";
import * as values from "./values";

export function describeAccountTables({ check, createdAt, index, integer, oneOf, table, text, time }: Builders) {
  const adminUsers = table(
    "admin_users",
    {
      userId: text("user_id").primaryKey(),
      role: text("role", { enum: values.ADMIN_ROLES }).notNull(),
      name: text("name").notNull().default(""),
      email: text("email").notNull().default(""),
      /** argon2id in PHC string format; if empty, nobody can sign in. */
      passwordHash: text("password_hash").notNull().default(""),
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
      expiresAt: time("expires_at").notNull(),
    },
    (t) => [index("sessions_user").on(t.userId), index("sessions_expires").on(t.expiresAt)],
  );

  const signInLimits = table(
    "sign_in_limits",
    {
      /** `account <user id>`, `account <user id> from <network>`, `address <network>` or `browser <id>`. */
      key: text("key").primaryKey(),
      failures: integer("failures").notNull(),
      resetsAt: time("resets_at").notNull(),
    },
    (t) => [index("sign_in_limits_resets").on(t.resetsAt)],
  );

  return { adminUsers, sessions, signInLimits };
}

export type AccountTables = ReturnType<typeof describeAccountTables>;
