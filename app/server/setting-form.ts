import type { Writer } from "#drizzle/connect";
import type { TextField } from "./forms/text-field";
import type { PictureSize } from "./storage/shrink.server";

export interface SettingSection<Name extends string = string> {
  name: string;
  defaults: Readonly<Record<Name, string>>;
}

export type SettingTexts<Section extends SettingSection> = { [Name in keyof Section["defaults"]]: string };

export interface SettingList<Name extends string = string> {
  /** The first part of the sections' names: `packages/growth`. */
  name: string;
  defaults: Readonly<Record<string, Readonly<Record<Name | "name", string>>>>;
  blank: Readonly<Record<Name | "name", string>>;
}

export type SettingRecord<List extends SettingList> = { key: string; name: string } & {
  [Name in keyof List["blank"]]: string;
};

export const toRecordSection = ({ name, defaults, blank }: SettingList, key: string): SettingSection => ({
  name: `${name}/${key}`,
  defaults: defaults[key] ?? blank,
});

export interface SettingForm {
  title: string;
  description: string;
  group?: SettingGroup;
  section: SettingSection;
  fields: Readonly<Record<string, TextField>>;
  complete?(texts: Readonly<Record<string, string>>): Record<string, string>;
  findProblems?(texts: Readonly<Record<string, string>>): Record<string, string>;
  isHidden?(texts: Readonly<Record<string, string>>): boolean;
  /** What visitors would read with these texts, which have no errors. `key`: the saved record's, or empty. */
  preview?(texts: Readonly<Record<string, string>>, key: string): PreviewLine[] | Promise<PreviewLine[]>;
  /** What the names in braces that texts may contain stand for now. */
  readWords?(): Promise<Readonly<Record<string, string>>>;
  link?: { label: string; to: string; isPage?: true };
  findWarning?(): Promise<string | null>;
  records?: SettingListForm;
}

export type SettingGroup = "site" | "office" | "texts";

export interface PreviewLine {
  label: string;
  text: string;
  isProblem?: true;
  isMarkdown?: true;
  picture?: PictureSize & { src: string };
}

export interface SettingListForm extends Omit<SettingForm, "section" | "records" | "findWarning" | "link"> {
  list: SettingList;
  noun: string;
  /** Whether the noun follows the name in the title of its screen: "Business package". */
  hasNounInTitle?: true;
  reservedKeys: readonly string[];
  isComplete?: true;
  adaptFields?(fields: SettingForm["fields"], key: string): SettingForm["fields"];
  getHeading?(key: string): string;
  /** The error if another record has the same text, keyed by its name. Names are unique where records are added. */
  unique?: Readonly<Record<string, string>>;
  /** A switch that at most one record has on. Switching it on switches it off in the others. */
  onlyOne?: string;
  summarize(record: SettingRecord<SettingList>): string;
  tabulate?(): Promise<RecordTable<SettingList>>;
  getBadge?(record: SettingRecord<SettingList>): string | null;
  /** The address of a small picture beside its name in the list. */
  getPicture?(record: SettingRecord<SettingList>): string;
  compare?(a: SettingRecord<SettingList>, b: SettingRecord<SettingList>): number;
  getLink?(key: string): { label: string; to: string; isPage?: true };
  isInUse?(tx: Writer, key: string): Promise<boolean>;
  onSave?(tx: Writer, key: string): Promise<void>;
}

export type RecordMark = "on" | "off" | "problem";

export interface RecordTable<List extends SettingList> {
  columns: readonly { label: string; field?: string; show(record: SettingRecord<List>): string }[];
  summary: string;
  mark(record: SettingRecord<List>): RecordMark;
}

export const toShownTexts = ({ fields }: Pick<SettingForm, "fields">, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fields[name]?.stored?.show(text) ?? text]));

/** Typed texts as they are stored. A text that is shown like the one in `saved` stays as it is. */
export function toSavedTexts(
  form: Pick<SettingForm, "fields">,
  typed: Readonly<Record<string, string>>,
  saved: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const shown = toShownTexts(form, saved);
  const toSaved = (name: string, text: string) =>
    text === shown[name] ? (saved[name] ?? text) : (form.fields[name]?.stored?.store(text) ?? text);
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, toSaved(name, text)]));
}

export const getRecordKey = ({ section, records }: SettingForm): string =>
  records ? section.name.slice(records.list.name.length + 1) : "";

export const addArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

export const NEW_RECORD = "new";

export const toRecordForm = (records: SettingListForm, key: string): SettingForm => ({
  title: records.title,
  description: records.description,
  group: records.group,
  fields: records.adaptFields?.(records.fields, key) ?? records.fields,
  complete: records.complete,
  findProblems: records.findProblems,
  preview: records.preview,
  readWords: records.readWords,
  section: toRecordSection(records.list, key),
  records,
});

/** Checks the types: each text of the section has a field. */
export function describeSettings<Section extends SettingSection>(
  form: SettingForm & { section: Section; fields: Record<keyof Section["defaults"], TextField> },
): SettingForm {
  return form;
}

interface TypedSettingListForm<List extends SettingList>
  extends Omit<SettingListForm, "list" | "fields" | "summarize" | "tabulate" | "getBadge" | "getPicture" | "compare"> {
  list: List;
  fields: Record<Exclude<keyof List["blank"], "name">, TextField> & { name?: TextField };
  summarize(record: SettingRecord<List>): string;
  tabulate?(): Promise<RecordTable<List>>;
  getBadge?(record: SettingRecord<List>): string | null;
  getPicture?(record: SettingRecord<List>): string;
  compare?(a: SettingRecord<List>, b: SettingRecord<List>): number;
}

export const describeSettingList = <List extends SettingList>(form: TypedSettingListForm<List>) =>
  form as unknown as SettingListForm;

export interface SetupItem {
  title: string;
  text: string;
  href?: string;
  /** What is done on the server, not in the office: its commands and variables. */
  steps?: readonly { label: string; code: string }[];
  /** Absent if only a person can tell, who marks the item as done. */
  isDone?(): Promise<boolean>;
}
