import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { toRecordSection } from "#app/server/setting-form";
import { fillDefaults } from "#app/server/settings.server";
import type { Writer } from "#drizzle/connect";
import type { KindWithLength } from "../model/calls";
import { compareKinds, kindList, toKind } from "../model/kind-settings";
import type { MeetingKind } from "../model/kinds";
import { loadRules } from "./rules.server";

/** Includes kinds that are switched off, in the office's order. */
export async function listKinds({ settings }: Pick<Services, "settings">): Promise<MeetingKind[]> {
  const records = await settings.list(kindList);
  return records.toSorted(compareKinds).map((record) => toKind(record.key, record));
}

export async function listKindsWithLength(services: Pick<Services, "db" | "settings">): Promise<KindWithLength[]> {
  const [kinds, rules] = await Promise.all([listKinds(services), loadRules(services)]);
  return kinds.flatMap((kind) => {
    const minutes = rules.get(kind.id)?.minutes;
    return minutes === undefined ? [] : [{ ...kind, minutes }];
  });
}

/** From the database, because another process may have changed the kind a moment ago. */
export async function readKind({ db }: Pick<Services, "db">, tx: Writer, id: string): Promise<MeetingKind | null> {
  const { settings } = db.tables;
  const section = toRecordSection(kindList, id);
  const [row] = await tx.select().from(settings).where(eq(settings.section, section.name));
  const texts = fillDefaults(section, row?.texts);
  return texts.name ? toKind(id, texts) : null;
}
