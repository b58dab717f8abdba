import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import * as values from "../values";
import { createdAt, oneOf, time } from "./columns";

export const adminUsers = sqliteTable(
  "admin_users",
  {
    userId: text("user_id").primaryKey(),
    role: text("role", { enum: values.ADMIN_ROLES }).notNull(),
    name: text("name").notNull().default(""),
    email: text("email").notNull().default(""),
    passwordHash: text("password_hash").notNull().default(""),
  },
  (t) => [check("admin_users_role", oneOf(t.role, values.ADMIN_ROLES))],
);

export const sessions = sqliteTable(
  "sessions",
  {
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

export const signInLimits = sqliteTable(
  "sign_in_limits",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    resetsAt: time("resets_at").notNull(),
  },
  (t) => [index("sign_in_limits_resets").on(t.resetsAt)],
);
