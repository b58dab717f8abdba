import { paths } from "../../paths";
import { computeOnce } from "../../server/compute-once";
import type { Services } from "../../server/services.server";
import type { SettingRecord } from "../../server/setting-form";
import { type Example, getExampleKey, type Industry, industries, listPictures } from "./designs";

const blank = { name: "", badge: "", line: "", picture: "", picture_after: "" };

export interface Design {
  key: string;
  industry: Industry;
  example: Example;
}

export const designs: readonly Design[] = industries.flatMap((industry) =>
  industry.examples.map((example) => ({ key: getExampleKey(industry, example), industry, example })),
);

export const sampleList = {
  name: "samples",
  defaults: Object.fromEntries(
    designs.map(({ key, example: { title, badge, line } }) => [key, { ...blank, name: title, badge, line }]),
  ),
  blank,
};

export type SampleTexts = Omit<SettingRecord<typeof sampleList>, "key">;

export function toExample({ industry, example }: Omit<Design, "key">, texts: SampleTexts): Example {
  const ids = [texts.picture, texts.picture_after];
  const pictures = listPictures(industry, example).map((own, at) => (ids[at] ? paths.picture(ids[at], "") : own));
  const changed = { ...example, title: texts.name, badge: texts.badge, line: texts.line };
  return ids.some(Boolean) ? { ...changed, pictures } : changed;
}

/** Only those with a design that differs from the files, by id: most sites change few or none. Undefined without any. */
export const listChangedIndustries = async ({ settings }: Pick<Services, "settings">) =>
  findChangedIndustries(await settings.list(sampleList));

const findChangedIndustries = computeOnce((list: readonly SettingRecord<typeof sampleList>[]) => {
  const records = new Map(list.map((record) => [record.key, record]));
  const changed = industries.flatMap((industry) => {
    const examples = industry.examples.map((example) =>
      toExample({ industry, example }, { ...sampleList.blank, ...records.get(getExampleKey(industry, example)) }),
    );
    const isSame = JSON.stringify(examples) === JSON.stringify(industry.examples);
    return isSame ? [] : [[industry.id, { ...industry, examples }] as const];
  });
  return changed.length > 0 ? (Object.fromEntries(changed) as Record<string, Industry>) : undefined;
});
