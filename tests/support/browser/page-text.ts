import type { Visitor } from "./visitor";

/** The page at this address as text without tags, white space made single. */
export async function pageText(visitor: Visitor, path: string): Promise<string> {
  return plain(await (await visitor.get(path)).text());
}

export function plain(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
