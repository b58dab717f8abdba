import { computeOnce } from "../../server/compute-once";
import type { Services } from "../../server/services.server";
import type { SettingSection } from "../../server/setting-form";
import { replayEdits } from "../../server/setting-history.server";
import { cleanMarkdown } from "../../server/text/clean-text";
import { formatIsoDate } from "../../server/time/business-time.server";
import { createFacts, factSections, getZone } from "../placeholders.server";
import { readContent } from "../read-content.server";
import { addChanges, findVersion, readVersions, type Version } from "./versions.server";

/** To change a text, add a file named by the first day on which it is valid, or edit it in the office. */
export const legalFiles = {
  privacy: readVersions(readContent("legal/privacy")),
  terms: readVersions(readContent("legal/terms")),
  refunds: readVersions(readContent("legal/refunds")),
};

export type LegalText = keyof typeof legalFiles;

type Context = Pick<Services, "db" | "env" | "settings" | "defaultTimeZone">;

export const createLegalSection = ({ env }: Pick<Services, "env">, name: LegalText): SettingSection<"text"> => ({
  name,
  defaults: {
    get text() {
      const today = formatIsoDate(new Date(), env.BUSINESS_TIMEZONE);
      return cleanMarkdown(findVersion(legalFiles[name], today).source);
    },
  },
});

/**
 * As visitors read them, the newest first. Each save of the text in the office is a version, and so is each change of a
 * setting that visitors read in it: the history of the settings keeps both. `today`: the day whose version is valid.
 */
export async function listVersions(
  services: Context,
  name: LegalText,
): Promise<{ versions: Version[]; today: string }> {
  const texts = await services.settings.read(createLegalSection(services, name));
  const { versions, last } = await makeVersions(texts, services, name);
  let today = formatIsoDate(new Date(), services.env.BUSINESS_TIMEZONE);
  if (last > today) today = last;
  return { versions, today };
}

// The saved text is the same object until a setting changes.
const makeVersions = computeOnce(async (_text: object, services: Context, name: LegalText) => {
  const sections = { ...factSections, legal: createLegalSection(services, name) };
  // A text that was saved replaces later files, so none of its edits may be missing.
  const { first, edits } = await replayEdits(services, sections, "legal");
  let last = "";
  const changes = edits.map(({ at, edited, texts }) => {
    const since = formatIsoDate(at, getZone(texts, services));
    // In a zone further west, a version may be saved on an earlier day than the one that it replaces.
    if (since > last) last = since;
    return {
      since: last,
      facts: createFacts(texts, services),
      source: edited === "legal" ? texts.legal.text : undefined,
    };
  });
  return { versions: addChanges(legalFiles[name], changes, createFacts(first, services)), last };
});
