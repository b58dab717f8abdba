/** Every link of a page's main part, in order: where it leads, its classes and its words. */
export function linksOf(html: string): { to: string; className: string; text: string }[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return [...main.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = "", inner = ""]) => ({
    to: decode(/href="([^"]*)"/.exec(attributes)?.[1] ?? ""),
    className: /class="([^"]*)"/.exec(attributes)?.[1] ?? "",
    text: textOf(inner),
  }));
}

/** The words of a piece of HTML, as a reader meets them. */
export function textOf(html: string): string {
  return decode(html.replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** The hidden fields of the form that posts to this address, or of any form. */
export function hiddenFields(html: string, action?: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
  const form = forms.find(([, attributes = ""]) => !action || decode(attributes).includes(`action="${action}"`));
  for (const [tag] of (form?.[2] ?? "").matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) {
    const name = decode(/\bname="([^"]*)"/.exec(tag)?.[1] ?? "");
    found[name] = [...(found[name] ?? []), decode(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "")];
  }
  return found;
}

function decode(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}
