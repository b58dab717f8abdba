import type { TextField } from "./forms/text-field";

/** Settings that the back office changes together. */
export interface SettingSection<Name extends string = string> {
  /** The key of its row. */
  name: string;
  /** Until the office changes them. */
  defaults: Readonly<Record<Name, string>>;
}

export type SettingTexts<Section extends SettingSection> = { [Name in keyof Section["defaults"]]: string };

/** A section as the office edits it, below its name in `Feature.settings`. */
export interface SettingForm {
  title: string;
  /** What the settings are for, in a sentence. */
  description: string;
  section: SettingSection;
  /** By the names of the section's texts, in the order of the form. */
  fields: Readonly<Record<string, TextField>>;
}

/** Checks the types: a field for each text of the section. */
export function describeSettings<Section extends SettingSection>(
  form: SettingForm & { section: Section; fields: Record<keyof Section["defaults"], TextField> },
): SettingForm {
  return form;
}
