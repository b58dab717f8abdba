import type { Builders } from "./builders";

export function describeSettingsTables({ createdAt, id, index, json, table, text, time }: Builders) {
  /** A section without a row has its defaults. */
  const settings = table("settings", {
    section: text("section").primaryKey(),
    texts: json<Record<string, string>>("texts").notNull(),
    changedAt: time("changed_at").notNull(),
  });

  /** The history. Each edit holds only the texts that it changed. */
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

  return { settings, settingEdits };
}
