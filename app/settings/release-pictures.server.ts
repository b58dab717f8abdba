import { and, eq, lt } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Services } from "../server/services.server";
import { DAY } from "../server/time/durations";
import { listShownEdits } from "./edits.server";

export const UNUSED_PICTURES = "unused pictures";

/** Frees pictures that neither a saved text nor an edit within reach of Undo has, so that their sweep removes them. */
export async function releasePictures(services: Pick<Services, "db">, tx: Writer, now: number): Promise<void> {
  const { settings, sitePictures } = services.db.tables;
  const { id, takenAt } = sitePictures;
  // For a day, a notice in an open page may still offer to undo the change.
  const taken = await tx
    .select({ id, takenAt })
    .from(sitePictures)
    .where(lt(takenAt, new Date(now - DAY)));
  const unused = new Map(taken.map((picture) => [picture.id, picture.takenAt as Date]));
  // All rows, because another version may have more fields, and Undo restores records.
  const sections = unused.size > 0 ? await tx.select().from(settings) : [];
  const keep = (texts: Record<string, string>) => {
    for (const text of Object.values(texts)) unused.delete(text);
  };
  for (const { texts } of sections) keep(texts);
  for (const { section } of sections) {
    if (unused.size === 0) return;
    for (const { before, after } of await listShownEdits(services, section, tx))
      for (const texts of [before, after]) keep(texts);
  }
  for (const [picture, time] of unused) {
    // Unless a text took the picture again meanwhile.
    const isSame = and(eq(id, picture), eq(takenAt, time));
    await tx.update(sitePictures).set({ takenAt: null }).where(isSame);
  }
}
