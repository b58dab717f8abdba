import type { SettingForm, SettingListForm } from "#app/server/setting-form";
import { toRecordForm } from "#app/server/setting-form";

export interface Place {
  label: string;
  href: string;
}

export const toWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word));

export function findPlaces(
  form: SettingForm | SettingListForm,
  records: readonly { name: string; href: string }[],
  { href, words }: { href: string; words: readonly string[] },
): Place[] {
  const isList = "list" in form;
  const fields = Object.values(isList ? toRecordForm(form, "").fields : form.fields).map(
    ({ name, label, hint = "" }) => ({
      label,
      text: `${label} ${hint}`,
      href: isList ? href : `${href}#${name}`,
    }),
  );
  const named = records.map(({ name, href }) => ({ label: name, text: name, href }));
  return [...named, ...fields]
    .filter(({ text }) => hasWords(`${form.title} ${text}`, words) && words.some((word) => hasWords(text, [word])))
    .map(({ label, href }) => ({ label, href }));
}
