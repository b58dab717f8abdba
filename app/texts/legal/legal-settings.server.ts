import { legalPages, paths } from "../../paths";
import type { Services } from "../../server/services.server";
import { describeSettings, type PreviewLine, type SettingForm } from "../../server/setting-form";
import { allowFacts, factNames, factsHint, fillMarkdown, readFacts } from "../placeholders.server";
import { formatDay } from "../prose/day";
import { findProseProblem } from "../prose/read-prose";
import { createLegalSection, type LegalText, listVersions } from "./legal-texts.server";

type Context = Pick<Services, "db" | "env" | "settings" | "defaultTimeZone">;

export const createLegalSettings = (services: Context): Record<LegalText, SettingForm> => ({
  privacy: createLegalForm(services, "privacy"),
  terms: createLegalForm(services, "terms"),
  refunds: createLegalForm(services, "refunds"),
});

const createLegalForm = (services: Context, name: LegalText): SettingForm =>
  describeSettings({
    title: legalPages.find(({ to }) => to === paths[name])?.label ?? name,
    group: "texts",
    description: `The legal page /${name}. Saving creates a new version, valid from today. So does changing a setting that the text uses, such as your email address. Earlier versions keep what visitors saw, each at its own web address.`,
    link: { label: "See the page", to: paths[name], isPage: true },
    section: createLegalSection(services, name),
    fields: {
      text: {
        name: "text",
        label: "Text",
        limit: 20_000,
        isLong: true,
        isMarkdown: true,
        required: "Enter the text.",
        format: allowFacts(factNames),
        hint: `Markdown. The first paragraph stands at the top, and each ## Heading is in the list of contents. ${factsHint}`,
      },
    },
    readWords: () => readFacts(services),
    findProblems({ text = "" }): Record<string, string> {
      const problem = findProseProblem(text);
      return problem ? { text: problem } : {};
    },
    async preview({ text = "" }) {
      const filled = fillMarkdown(text, await readFacts(services));
      return [...(await describeLater(services, name)), { label: "Text", text: filled, isMarkdown: true }];
    },
  });

// The form has the text that is valid now, so it says what a later file would change.
async function describeLater(services: Context, name: LegalText): Promise<PreviewLine[]> {
  const { versions, today } = await listVersions(services, name);
  return versions
    .filter(({ since }) => since > today)
    .map(({ since }) => ({
      label: `From ${formatDay(since)}`,
      text: `content/legal/${name}/${since}.md replaces this text, unless you save one here.`,
      isProblem: true,
    }));
}
