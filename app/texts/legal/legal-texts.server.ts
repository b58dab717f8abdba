import { asc, eq } from "drizzle-orm";
import type { Services } from "../../server/services.server";
import type { SettingSection } from "../../server/setting-form";
import { cleanMarkdown } from "../../server/text/clean-text";
import { formatIsoDate } from "../../server/time/business-time.server";
import { readContent } from "../read-content.server";
import { addSaved, readVersions, type Version } from "./versions";

/** To change a text, add a file named by the first day on which it is valid, or edit it in the office. */
const describeText = (name: string) => {
  const files = readVersions(readContent(`legal/${name}`));
  const section: SettingSection<"text"> = { name, defaults: { text: cleanMarkdown(files[0]?.source ?? "") } };
  return { files, section };
};

export const legalTexts = {
  privacy: describeText("privacy"),
  terms: describeText("terms"),
  refunds: describeText("refunds"),
};

export type LegalText = keyof typeof legalTexts;

/** The newest first. Each save in the office is a version, which the history of the settings keeps. */
export async function listVersions({ db, env }: Pick<Services, "db" | "env">, name: LegalText): Promise<Version[]> {
  const { files, section } = legalTexts[name];
  const { settingEdits } = db.tables;
  const edits = await db.read
    .select({ createdAt: settingEdits.createdAt, after: settingEdits.after })
    .from(settingEdits)
    .where(eq(settingEdits.section, section.name))
    .orderBy(asc(settingEdits.createdAt), asc(settingEdits.id));
  const saved = edits.flatMap(({ createdAt, after: { text } }) =>
    text === undefined ? [] : [{ since: formatIsoDate(createdAt, env.BUSINESS_TIMEZONE), source: text }],
  );
  return addSaved(files, saved);
}
