import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeSettingsTables({
  bigint,
  check,
  createdAt,
  id,
  index,
  integer,
  json,
  oneOf,
  table,
  text,
  time,
}: Builders) {
  /** A section without a row has its defaults. */
  const settings = table("settings", {
    section: text("section").primaryKey(),
    texts: json<Record<string, string>>("texts").notNull(),
    changedAt: time("changed_at").notNull(),
  });

  const settingEdits = table(
    "setting_edits",
    {
      id: id(),
      section: text("section").notNull(),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      before: json<Record<string, string>>("before").notNull(),
      after: json<Record<string, string>>("after").notNull(),
    },
    (t) => [index("setting_edits_listed").on(t.section, t.createdAt, t.id)],
  );

  const sitePictures = table(
    "site_pictures",
    {
      id: id(),
      size: bigint("size").notNull().default(0),
      storagePath: text("storage_path").notNull(),
      state: text("state", { enum: values.UPLOAD_STATES }).notNull().default("pending"),
      /** Pixels after cropping to the place where the picture is shown. */
      width: integer("width"),
      height: integer("height"),
      createdAt: createdAt(),
      /** When a text last took or replaced the picture. Null if no text had it, or Undo no longer reaches it. */
      takenAt: time("taken_at"),
    },
    (t) => [
      index("site_pictures_free").on(t.createdAt).where(sql`taken_at is null`),
      check("site_pictures_state", oneOf(t.state, values.UPLOAD_STATES)),
    ],
  );

  return { settings, settingEdits, sitePictures };
}
