import { paths } from "../../paths";
import type { Services } from "../../server/services.server";
import type { SettingRecord } from "../../server/setting-form";
import { type Example, type ExampleChanges, getExampleKey, type Industry, industries } from "./designs";

const blank = { name: "", badge: "", line: "", picture: "", picture_after: "" };

export interface Design {
  key: string;
  industry: Industry;
  example: Example;
}

export const designs: readonly Design[] = industries.flatMap((industry) =>
  industry.examples.map((example) => ({ key: getExampleKey(industry, example), industry, example })),
);

/** The sample designs, until the office changes them under Settings. Their names are their titles. */
export const sampleList = {
  name: "samples",
  defaults: Object.fromEntries(
    designs.map(({ key, example: { title, badge, line } }) => [key, { ...blank, name: title, badge, line }]),
  ),
  blank,
};

export type SampleTexts = Omit<SettingRecord<typeof sampleList>, "key">;

/** The texts as the pages show them. */
export const toExample = (example: Example, { name, badge, line, picture, picture_after }: SampleTexts): Example => ({
  ...example,
  ...{ title: name, badge, line },
  pictures: [picture, picture_after].map((id) => (id ? paths.picture(id, "") : "")),
});

/** Only what differs from the files, because most sites change few designs or none. Undefined without any. */
export async function listChangedSamples({ settings }: Pick<Services, "settings">) {
  const records = new Map((await settings.list(sampleList)).map((record) => [record.key, record]));
  const changes: ExampleChanges = {};
  for (const { key, example } of designs) {
    const record = records.get(key);
    const change = record && findChange(example, toExample(example, record));
    if (change) changes[key] = change;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function findChange(example: Example, { title, badge, line, pictures }: Example): ExampleChanges[string] | null {
  const change: ExampleChanges[string] = {};
  if (title !== example.title) change.title = title;
  if (badge !== example.badge) change.badge = badge;
  if (line !== example.line) change.line = line;
  if (pictures?.some(Boolean)) change.pictures = pictures;
  return Object.keys(change).length > 0 ? change : null;
}
