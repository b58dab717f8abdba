import { paths } from "../../paths";
import type { Services } from "../../server/services.server";
import { describeSettings, type SettingForm } from "../../server/setting-form";
import { factsHint, fillMarkdown, readFacts } from "../placeholders.server";
import { findProseProblem } from "../prose/read-prose";
import { type LegalText, legalTexts } from "./legal-texts.server";

type Context = Pick<Services, "env" | "settings">;

const titles: Record<LegalText, string> = { privacy: "Privacy", terms: "Terms", refunds: "Refunds" };

export const createLegalSettings = (services: Context): Record<LegalText, SettingForm> => ({
  privacy: createLegalForm(services, "privacy"),
  terms: createLegalForm(services, "terms"),
  refunds: createLegalForm(services, "refunds"),
});

const createLegalForm = (services: Context, name: LegalText): SettingForm =>
  describeSettings({
    title: titles[name],
    group: "texts",
    description: `The legal page /${name}. Saving makes a new version that is valid from today. Earlier versions keep an address of their own.`,
    link: { label: "See the page", to: paths[name], isPage: true },
    section: legalTexts[name].section,
    fields: {
      text: {
        name: "text",
        label: "Text",
        limit: 20_000,
        isLong: true,
        isMarkdown: true,
        required: "Please enter the text.",
        hint: `Markdown. The first paragraph stands at the top, and each ## Heading is in the list of contents. ${factsHint}`,
      },
    },
    findProblems({ text = "" }): Record<string, string> {
      const problem = findProseProblem(text);
      return problem ? { text: problem } : {};
    },
    async preview({ text = "" }) {
      return [{ label: "Text", text: fillMarkdown(text, await readFacts(services)), isMarkdown: true }];
    },
  });
