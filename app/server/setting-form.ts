import type { Writer } from "#drizzle/connect";
import type { TextField } from "./forms/text-field";
import type { PictureSize } from "./storage/shrink.server";

export interface SettingSection<Name extends string = string> {
  name: string;
  /** Until the office changes them. */
  defaults: Readonly<Record<Name, string>>;
}

export type SettingTexts<Section extends SettingSection> = { [Name in keyof Section["defaults"]]: string };

/** Records of one kind, such as packages. Each is a section of its own, with its own history. */
export interface SettingList<Name extends string = string> {
  /** The first part of the sections' names: `packages/growth`. */
  name: string;
  /** By key. The office changes them and adds others. */
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

/** A section as the office edits it, below its name in `Feature.settings`. */
export interface SettingForm {
  title: string;
  description: string;
  /** The heading under which the list of settings shows them. Without one, Business. */
  group?: SettingGroup;
  section: SettingSection;
  /** By the names of the section's texts, in the order of the form. */
  fields: Readonly<Record<string, TextField>>;
  /** Fills in what was left empty, before the texts are checked. */
  complete?(texts: Readonly<Record<string, string>>): Record<string, string>;
  /** Between fields: whether one is needed may depend on another. By the names of the texts. */
  findProblems?(texts: Readonly<Record<string, string>>): Record<string, string>;
  /** Whether no visitor may read the saved texts yet, nor see their pictures. */
  isHidden?(texts: Readonly<Record<string, string>>): boolean;
  /** What visitors read because of the texts, which have no errors. `key`: of a record that is saved, or empty. */
  preview?(texts: Readonly<Record<string, string>>, key: string): PreviewLine[] | Promise<PreviewLine[]>;
  /** By the names that texts may have in braces: what visitors read instead now. */
  readWords?(): Promise<Readonly<Record<string, string>>>;
  /** Where the office changes what else belongs to it. */
  link?: { label: string; to: string; isPage?: true };
  /** Said in the list of settings: what an admin should know about the saved texts. */
  findWarning?(): Promise<string | null>;
  /** The list that it is a record of. */
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
  /** What a record is called: "package". */
  noun: string;
  /** What no record's key may be, because the text means something else. */
  reservedKeys: readonly string[];
  /** Whether there is a record for each key of the defaults, and the office adds none. */
  isComplete?: true;
  /** The fields of a record, where they differ from those of the list. */
  adaptFields?(fields: SettingForm["fields"], key: string): SettingForm["fields"];
  /** The heading above a record in the list, the same for those that stand together. */
  getHeading?(key: string): string;
  /** What is said if another record has the same text, by the names of the texts. Names are, where records are added. */
  unique?: Readonly<Record<string, string>>;
  /** The name of a switch that at most one record has on. Switching it on switches it off in the others. */
  onlyOne?: string;
  summarize(record: SettingRecord<SettingList>): string;
  /** Shows the records as a table. */
  tabulate?(): Promise<RecordTable<SettingList>>;
  /** What stands beside its name. */
  getBadge?(record: SettingRecord<SettingList>): string | null;
  /** In the order of the list, instead of that of the keys. */
  compare?(a: SettingRecord<SettingList>, b: SettingRecord<SettingList>): number;
  /** Where the office changes what else belongs to a record, or a page outside the office that shows it. */
  getLink?(key: string): { label: string; to: string; isPage?: true };
  /** Whether others refer to a record, so that its addition can no longer be undone. */
  isInUse?(tx: Writer, key: string): Promise<boolean>;
  /** In the transaction that saves a record. */
  onSave?(tx: Writer, key: string): Promise<void>;
}

export type RecordMark = "on" | "off" | "problem";

export interface RecordTable<List extends SettingList> {
  /** The numbers between the name and the summary. */
  columns: readonly { label: string; show(record: SettingRecord<List>): string }[];
  /** The heading of the summaries. */
  summary: string;
  mark(record: SettingRecord<List>): RecordMark;
}

export const toShownTexts = ({ fields }: Pick<SettingForm, "fields">, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fields[name]?.stored?.show(text) ?? text]));

/** Typed texts as they are saved. `saved`: what they replace; a text that is shown as before stays as it is. */
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

/** The key of a record in its list; empty for a new one, and for a section that is no record. */
export const getRecordKey = ({ section, records }: SettingForm): string =>
  records ? section.name.slice(records.list.name.length + 1) : "";

/** "an article", "a package" */
export const addArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** The key in the address of a record that is not saved yet. */
export const NEW_RECORD = "new";

/** The form of a record. With an empty key, that of a new one. */
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

/** Checks the types: a field for each text of the section. */
export function describeSettings<Section extends SettingSection>(
  form: SettingForm & { section: Section; fields: Record<keyof Section["defaults"], TextField> },
): SettingForm {
  return form;
}

interface TypedSettingListForm<List extends SettingList>
  extends Omit<SettingListForm, "list" | "fields" | "summarize" | "tabulate" | "getBadge" | "compare"> {
  list: List;
  /** Without a name, the records keep theirs. */
  fields: Record<Exclude<keyof List["blank"], "name">, TextField> & { name?: TextField };
  summarize(record: SettingRecord<List>): string;
  tabulate?(): Promise<RecordTable<List>>;
  getBadge?(record: SettingRecord<List>): string | null;
  compare?(a: SettingRecord<List>, b: SettingRecord<List>): number;
}

/** Checks the types: a field for each text of a record. */
export const describeSettingList = <List extends SettingList>(form: TypedSettingListForm<List>) =>
  form as unknown as SettingListForm;

/** What an owner does before the first customer comes. The checklist "Getting started" shows it. */
export interface SetupItem {
  title: string;
  text: string;
  href?: string;
  /** Not set if only a person can tell. They mark it as done. */
  isDone?(): Promise<boolean>;
}
