import { and, eq, lt } from "drizzle-orm";
import type { Services } from "../server/services.server";
import { type SettingForm, toRecordForm } from "../server/setting-form";
import { DAY } from "../server/time/durations";
import { listPictureFields } from "../texts/pictures/site-pictures.server";
import { listShownEdits } from "./edits.server";
import { readSavedRecords, readSavedTexts } from "./save-settings.server";

/** Pictures that no saved text has, nor any edit that Undo reaches, become free, so that their sweep removes them. */
export async function releasePictures(services: Services, now: number): Promise<void> {
  const { db } = services;
  const { sitePictures } = db.tables;
  const { id, takenAt } = sitePictures;
  // For a day after it was saved, a notice in an open page may still offer to undo a change.
  const taken = await db.read
    .select({ id, takenAt })
    .from(sitePictures)
    .where(lt(takenAt, new Date(now - DAY)));
  if (taken.length === 0) return;
  const named = await listNamedPictures(services);
  for (const picture of taken) {
    if (named.has(picture.id)) continue;
    // Not if a text took it again meanwhile.
    const isSame = and(eq(id, picture.id), eq(takenAt, picture.takenAt as Date));
    await db.transact((tx) => tx.update(sitePictures).set({ takenAt: null }).where(isSame));
  }
}

async function listNamedPictures(services: Services): Promise<ReadonlySet<string | undefined>> {
  const named = new Set<string | undefined>();
  for (const form of await listFormsWithPictures(services)) {
    const edits = await listShownEdits(services, form.section.name);
    const texts = [await readSavedTexts(services, form), ...edits.flatMap(({ before, after }) => [before, after])];
    for (const { name } of listPictureFields(form.fields)) for (const saved of texts) named.add(saved[name]);
  }
  return named;
}

/** Of all sections and of all records that are not removed. */
async function listFormsWithPictures(services: Services): Promise<SettingForm[]> {
  const found: SettingForm[] = [];
  for (const form of Object.values(services.features.settings)) {
    if (listPictureFields(form.fields).length === 0) continue;
    if (!("list" in form)) found.push(form);
    else for (const { key } of await readSavedRecords(services, form)) found.push(toRecordForm(form, key));
  }
  return found;
}
