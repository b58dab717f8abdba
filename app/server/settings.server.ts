import type { Database } from "#drizzle/connect";
import type { ListRevisions } from "./live/list-revisions.server";
import type { Logger } from "./log.server";
import {
  type SettingList,
  type SettingRecord,
  type SettingSection,
  type SettingTexts,
  toRecordSection,
} from "./setting-form";

export const SETTINGS_LIST = "settings";

export interface Settings {
  /** From memory, except right after a change. Changes of other processes are known within a second. */
  read<Section extends SettingSection>(section: Section): Promise<SettingTexts<Section>>;
  /** What was read last, for synchronous callers. The same object until a setting changes. */
  recall<Section extends SettingSection>(section: Section): SettingTexts<Section>;
  /** Reads what changed. Called before each request and sweep, so that `recall` is right in them. */
  refresh(): Promise<void>;
  /** Ordered by key: first those of the defaults, then added ones by time. */
  list<List extends SettingList>(list: List): Promise<readonly SettingRecord<List>[]>;
  recallList<List extends SettingList>(list: List): readonly SettingRecord<List>[];
}

type StoredTexts = ReadonlyMap<string, Record<string, string>>;

/** `onFailure` is called when the rows could not be read, and must make the list count as changed. */
export function createSettings(
  db: Database,
  revisions: ListRevisions,
  log: Pick<Logger, "warn">,
  onFailure: () => void,
): Settings {
  /** The revision of `lastRead`; null right after a change. */
  let known: string | null = null;
  let lastRead: StoredTexts = new Map();
  let [begun, newest] = [0, 0];
  let recalled = new Map<string, unknown>();

  async function load(): Promise<void> {
    const revision = await revisions.load(SETTINGS_LIST);
    if (revision !== null && revision === known) return;
    const { section, texts } = db.tables.settings;
    const read = ++begun;
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
    if (!rows) return;
    // A read that began earlier may end later.
    if (read < newest) return;
    [newest, lastRead, recalled] = [read, new Map(rows.map((row) => [row.section, row.texts])), new Map()];
    // A change while the rows were read has another revision.
    known = revisions.get(SETTINGS_LIST) === revision ? revision : null;
  }

  function remember<Value>(name: string, make: () => unknown): Value {
    if (!recalled.has(name)) recalled.set(name, make());
    return recalled.get(name) as Value;
  }

  const recall = <Section extends SettingSection>(section: Section) =>
    remember<SettingTexts<Section>>(section.name, () => fillDefaults(section, lastRead.get(section.name)));

  const recallList = <List extends SettingList>(list: List) =>
    remember<readonly SettingRecord<List>[]>(`${list.name}/`, () => listRecords(list, lastRead));

  return {
    recall,
    recallList,
    async read(section) {
      await load();
      return recall(section);
    },
    async list(list) {
      await load();
      return recallList(list);
    },
    async refresh() {
      await load();
    },
  };
}

// Keyed by section. A record whose addition was undone has no name.
export function listRecords(list: SettingList, stored: StoredTexts): SettingRecord<SettingList>[] {
  const prefix = `${list.name}/`;
  const added = [...stored.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return [...new Set([...Object.keys(list.defaults), ...added])]
    .map(
      (key) =>
        ({ ...fillDefaults(toRecordSection(list, key), stored.get(prefix + key)), key }) as SettingRecord<SettingList>,
    )
    .filter(({ name }) => name !== "");
}

/** Drops unknown names, because another version may have stored more. */
export function fillDefaults(
  { defaults }: SettingSection,
  stored: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(Object.keys(defaults).map((name) => [name, stored[name] ?? defaults[name] ?? ""]));
}
