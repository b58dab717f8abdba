import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import { describeSettingList, type SettingListForm } from "#app/server/setting-form";
import {
  compareKinds,
  findPlaceProblems,
  kindFields,
  kindList,
  listPreviewTexts,
  summarizeKind,
  toKind,
} from "../model/kind-settings";
import { usualRules } from "../model/kinds";
import { addKind } from "./add-missing-kinds.server";
import { loadRules } from "./rules.server";

export function createKindSettings(services: Pick<Services, "db">): SettingListForm {
  const { db } = services;
  return describeSettingList({
    title: "Kinds of meetings",
    group: "site",
    noun: "kind of meeting",
    description:
      "The meetings that visitors can book for free. Length, hours and limits are under Availability; a new kind starts at 30 minutes, Monday to Friday. Existing bookings keep their name, length and place.",
    list: kindList,
    reservedKeys: [],
    async isInUse(tx, key) {
      const { bookings } = db.tables;
      return (await tx.$count(bookings, eq(bookings.kindId, key))) > 0;
    },
    fields: kindFields,
    compare: compareKinds,
    summarize: summarizeKind,
    findProblems: findPlaceProblems,
    async preview(texts, key) {
      const { minutes } = (await loadRules(services)).get(key) ?? usualRules;
      return listPreviewTexts(toKind(key, texts), minutes);
    },
    getLink: (key) => ({ label: "Length, hours and limits", to: `${paths.adminAvailability}?kind=${key}` }),
    onSave: (tx, key) => addKind(db, tx, { id: key, firstRules: usualRules }),
  });
}
