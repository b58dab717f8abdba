import { z } from "zod";
import { cleanLine, cleanText } from "../text/clean-text";
import { type Entry, entryTable, entryText } from "./entries.server";
import { formatSize } from "./format-size";
import { escapeHtml, face, INK, SOFT, type Stock, stocks, webLink } from "./layout.server";

/** Stored in queued emails, so its keys must not change. `url` may lack the origin. */
export const emailPhoto = z.object({ name: z.string(), size: z.number(), url: z.string() });
export const emailTax = z
  .object({ name: z.string(), percent: z.string().nullable(), isIncluded: z.boolean() })
  .nullable()
  .default(null);

export type EmailPhoto = z.output<typeof emailPhoto>;

export type EmailPart =
  | { entries: Entry[] }
  | { label: string; quote: string }
  | { label: string; links: { text: string; href: string | null }[] }
  | { photos: EmailPhoto[]; origin: string }
  | { html: string; text: string };

export function renderParts(parts: EmailPart[], stock: Stock): string {
  return parts.map((part) => renderPart(part, stock)).join("");
}

function renderPart(part: EmailPart, stock: Stock): string {
  if ("entries" in part) return entryTable(part.entries, stock);
  if ("quote" in part) return renderQuote(part.label, part.quote, stock);
  if ("links" in part) return renderLinks(part.label, part.links, stock);
  if ("photos" in part) return renderPhotos(part.photos, part.origin, stock);
  return part.html;
}

export function writePart(part: EmailPart): string {
  if ("entries" in part) return entryText(part.entries);
  if ("quote" in part) return part.quote.trim() && `${part.label}:\n\n${cleanText(part.quote).trim()}`;
  if ("links" in part) {
    const lines = part.links.map(({ text, href }) => `- ${cleanLine(text)}${href ? `\n  ${href}` : ""}`);
    return [`${part.label}:`, ...lines].join("\n");
  }
  if ("photos" in part) return part.photos.map((photo) => writePhoto(photo, part.origin)).join("\n\n");
  return part.text;
}

export function writeLink({ label, href }: { label: string; href: string }): string {
  return `${label}:\n${href}`;
}

export function joinText(paragraphs: (string | undefined)[]): string {
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

function renderQuote(label: string, quote: string, stock: Stock): string {
  if (!quote.trim()) return "";
  const html = escapeHtml(quote.trim()).replaceAll("\n", "<br>\n");
  return `<p class="soft" style="margin:22px 0 4px;font:400 14px/1.4 ${face};color:${SOFT}">${escapeHtml(label)}</p>
<p class="rule" style="margin:0;padding:0 0 14px;border-bottom:1px solid ${stocks[stock].rule};font:400 16px/1.5 ${face}">${html}</p>
`;
}

function renderLinks(label: string, links: { text: string; href: string | null }[], stock: Stock): string {
  const lines = links.map(({ text, href }) => {
    const words = escapeHtml(cleanLine(text));
    return href ? `<a class="ink" href="${escapeHtml(href)}" style="color:${INK}">${words}</a>` : words;
  });
  return `<p style="margin:22px 0 4px;font:700 16px/1.4 ${face}">${escapeHtml(label)}</p>
<p class="rule" style="margin:0;padding:0 0 14px;border-bottom:1px solid ${stocks[stock].rule};font:400 16px/1.7 ${face}">${lines.join("<br>\n")}</p>
`;
}

function renderPhotos(photos: EmailPhoto[], origin: string, stock: Stock): string {
  if (photos.length === 0) return "";
  const box = `padding:9px 0;border-bottom:1px solid ${stocks[stock].rule};vertical-align:top`;
  const rows = photos.map(({ name, size, url }) => {
    const href = webLink(url, origin);
    const label = escapeHtml(cleanLine(name));
    const link = href ? `<a class="ink" href="${escapeHtml(href)}" style="color:${INK}">${label}</a>` : label;
    return `<tr><td class="rule" style="${box};padding-right:16px;font:400 16px/1.4 ${face}">${link}</td><td class="rule" align="right" style="${box};font:400 16px/1.4 ${face};white-space:nowrap">${formatSize(size)}</td></tr>`;
  });
  return `<p class="soft" style="margin:22px 0 0;font:400 14px/1.4 ${face};color:${SOFT}">Customer Uploaded Files</p>
<table width="100%" cellpadding="0" cellspacing="0" style="width:100%">${rows.join("\n")}</table>
`;
}

function writePhoto({ name, size, url }: EmailPhoto, origin: string): string {
  return `${cleanLine(name)} (${formatSize(size)})\n${webLink(url, origin) ?? ""}`;
}
