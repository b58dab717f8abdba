import type { Database } from "#drizzle/connect";
import type { ListRevisions } from "./live/list-revisions.server";
import type { Logger } from "./log.server";
import type { SettingSection, SettingTexts } from "./setting-form";

/** The watched list whose revision changes with every setting. */
export const SETTINGS_LIST = "settings";

export interface Settings {
  /** From memory, except right after a change. Changes of other processes are known within a second. */
  read<Section extends SettingSection>(section: Section): Promise<SettingTexts<Section>>;
}

type StoredTexts = ReadonlyMap<string, Record<string, string>>;

/** `onFailure`: called when the rows could not be read, so that the list counts as changed. */
export function createSettings(
  db: Database,
  revisions: ListRevisions,
  log: Pick<Logger, "warn">,
  onFailure: () => void,
): Settings {
  let kept: { revision: string; stored: StoredTexts } | null = null;

  async function load(): Promise<StoredTexts> {
    const revision = await revisions.load(SETTINGS_LIST);
    if (kept && kept.revision === revision) return kept.stored;
    const { section, texts } = db.tables.settings;
    const rows = await db.read
      .select({ section, texts })
      .from(db.tables.settings)
      .catch((error) => {
        // Pages that need nothing else from the database are still shown.
        log.warn({ err: error }, "settings: the database does not answer");
        // A page with these texts must not be kept under the new revision.
        onFailure();
        return null;
      });
    if (!rows) return kept?.stored ?? new Map();
    const stored = new Map(rows.map((row) => [row.section, row.texts]));
    // A change while the rows were read has another revision.
    if (revision !== null && revisions.get(SETTINGS_LIST) === revision) kept = { revision, stored };
    return stored;
  }

  return {
    async read<Section extends SettingSection>({ name, defaults }: Section) {
      const stored = (await load()).get(name) ?? {};
      // Only known names, because another version may have stored more.
      const texts = Object.keys(defaults).map((key) => [key, stored[key] ?? defaults[key]]);
      return Object.fromEntries(texts) as SettingTexts<Section>;
    },
  };
}
