export interface PostDescription {
  title: string;
  details: string[];
}

/** `record` is the number at the end of the form's address. */
type DescribePost = (fields: URLSearchParams, record: string) => PostDescription;

export type PostWords = Readonly<Record<string, DescribePost>>;

export function listTexts(fields: URLSearchParams, ...names: string[]): string[] {
  return names.map((name) => fields.get(name)?.trim() ?? "").filter(Boolean);
}
