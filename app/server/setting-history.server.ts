import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { calendar } from "../site";
import type { Services } from "./services.server";
import type { SettingSection, SettingTexts } from "./setting-form";

type Context = Pick<Services, "db" | "settings">;

export function listEdits(
  { db }: Pick<Services, "db">,
  sections: string[],
  limit: number,
  from: Pick<Writer, "select"> = db.read,
) {
  const { settingEdits } = db.tables;
  return from
    .select()
    .from(settingEdits)
    .where(inArray(settingEdits.section, sections))
    .orderBy(desc(settingEdits.createdAt), desc(settingEdits.id))
    .limit(limit);
}

const MAX_EDITS = 1000;
const ALL = Number.MAX_SAFE_INTEGER;

type TextsOf<Sections> = {
  [Key in keyof Sections]: Sections[Key] extends SettingSection ? SettingTexts<Sections[Key]> : never;
};

interface EarlierSettings<Sections> {
  first: TextsOf<Sections>;
  edits: { at: Date; edited: keyof Sections; texts: TextsOf<Sections> }[];
}

/** The settings at any time, by the keys of `sections`. `complete`: the section of which every edit counts. */
export async function replayEdits<Sections extends Record<string, SettingSection>>(
  services: Context,
  sections: Sections,
  complete: keyof Sections,
): Promise<EarlierSettings<Sections>> {
  const keys = new Map(Object.entries(sections).map(([key, { name }]) => [name, key]));
  const keyOf = (section: string) => keys.get(section) ?? "";
  const texts: Record<string, Record<string, string>> = {};
  // Read before the edits, which also have what changes meanwhile.
  for (const [key, section] of Object.entries(sections)) texts[key] = await services.settings.read(section);
  const own = sections[complete]?.name ?? "";
  const others = [...keys.keys()].filter((name) => name !== own);
  const found = [await listEdits(services, others, MAX_EDITS), await listEdits(services, [own], ALL)].flat();
  const edits = found.sort((a, b) => +b.createdAt - +a.createdAt || (a.id < b.id ? 1 : -1));
  for (const { section, before } of edits) texts[keyOf(section)] = { ...texts[keyOf(section)], ...before };
  const first = { ...texts };
  const replayed = edits.reverse().map(({ section, createdAt, after }) => {
    const key = keyOf(section);
    texts[key] = { ...texts[key], ...after };
    return { at: createdAt, edited: key, texts: { ...texts } };
  });
  return { first, edits: replayed } as unknown as EarlierSettings<Sections>;
}

export async function readZoneAt(
  { db, env, defaultTimeZone }: Pick<Services, "db" | "env" | "defaultTimeZone">,
  at: Date,
): Promise<string> {
  const { settingEdits } = db.tables;
  const later = await db.read
    .select({ before: settingEdits.before })
    .from(settingEdits)
    .where(and(eq(settingEdits.section, calendar.name), gt(settingEdits.createdAt, at)))
    .orderBy(asc(settingEdits.createdAt), asc(settingEdits.id));
  const replaced = later.find(({ before }) => before.time_zone !== undefined)?.before.time_zone;
  return replaced === undefined ? env.BUSINESS_TIMEZONE : replaced || defaultTimeZone;
}
