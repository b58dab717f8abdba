import type { Business } from "#app/site";
import colors from "#content/brand/colors.json";
import { cleanLine, cleanText } from "../text/clean-text";
import { nameForeignCountry } from "../text/countries";

export type Stock = "canary" | "rose";

export const INK = colors.ink.light;

/** Light colors are inline, because some email programs drop style sheets; dark ones are classes. */
export const stocks = { canary: describeStock("canary"), rose: describeStock("rose") } as const;

function describeStock(stock: Stock) {
  const { light, dark } = colors[stock];
  const withRule = (paper: string) => ({ paper, rule: mixColors(paper, INK, 0.25) });
  return { ...withRule(light), dark: withRule(dark) };
}

// Email programs do not support `color-mix`.
function mixColors(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

export const lineColors = [colors.palm, colors.leaf, colors.hot, colors["line-2"], colors["hot-text"]].map(
  ({ light }) => light,
);

export const face = "Arial,Helvetica,sans-serif";
const PRESS = colors["on-bright"].light;
export const SOFT = colors["ink-2"].light;
const PREVIEW_LENGTH = 250;

export function escapeHtml(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Empty if the name has anything but letters: a greeting must not carry an address or an offer. */
export function firstName(fullName: string): string {
  const first = cleanText(fullName).trim().split(/\s+/)[0] ?? "";
  return /^\p{L}[\p{L}\p{M}'’-]{0,23}$/u.test(first) ? first : "";
}

export function webLink(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

interface Sheet {
  stock: Stock;
  title: string;
  corner: string;
  preview: string;
  heading: string;
  lead: string;
  ticketNumber?: string;
  body: string;
  button?: { label: string; href: string };
  foot: string;
  footLink?: { label: string; href: string };
  closing?: string;
}

export function renderSheet(sheet: Sheet, business: Business): string {
  const { name, email } = business;
  const { paper } = stocks[sheet.stock];
  const part = `background:${paper};color:${INK};word-break:break-word;overflow-wrap:anywhere`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(sheet.title)}</title>
<style>
${styles(sheet.stock)}
</style>
</head>
<body class="bg" style="margin:0;background:${colors.ground.light}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(cleanLine(sheet.preview).slice(0, PREVIEW_LENGTH))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="bg" style="background:${colors.ground.light}"><tr><td class="edge" align="center" style="padding:28px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;text-align:left">
<tr><td class="head pad" style="background:${colors.palm.light};padding:18px 36px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="font:700 20px/1.2 'Arial Narrow',${face};color:${colors["palm-ink"].light}">${escapeHtml(name)}</td><td align="right" style="font:400 14px/1.2 ${face};color:${colors["palm-2"].light}">${escapeHtml(sheet.corner)}</td></tr></table></td></tr>
<tr><td class="slip pad" style="${part};padding:36px 36px 26px">
<h1 class="big" style="margin:0 0 14px;font:700 ${sheet.stock === "canary" ? 48 : 38}px/1 'Arial Narrow',${face};letter-spacing:-.5px">${sheet.heading}</h1>
<p style="margin:0;font:400 17px/1.5 ${face}">${escapeHtml(sheet.lead)}</p>
</td></tr>
<tr><td class="slip pad perf" style="${part};padding:24px 36px ${sheet.button ? 10 : 36}px;border-top:2px dotted ${SOFT}">
${sheet.ticketNumber ? ticketLine(sheet.ticketNumber) : ""}${sheet.body}
</td></tr>${sheet.button ? `\n<tr><td class="slip pad" style="${part};padding:18px 36px 40px">${button(sheet.button)}</td></tr>` : ""}
<tr><td class="pad out" style="word-break:break-word;overflow-wrap:anywhere;padding:20px 36px;font:400 14px/1.6 ${face};color:${SOFT}">${escapeHtml(sheet.foot)}${sheet.footLink ? `<br><br>${footLink(sheet.footLink)}` : ""}<br><br>${sheet.closing ? `${escapeHtml(sheet.closing)}<br>` : ""}${listAddress(business).map(escapeHtml).join("<br>")}<br><a class="out" href="mailto:${escapeHtml(email)}" style="color:${SOFT}">${escapeHtml(email)}</a></td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

export function listAddress({ name, street, city, country, phone }: Business): string[] {
  const place = [city, nameForeignCountry(country)].filter(Boolean).join(", ");
  return [street ? name : `${name}, ${place}`, street && `${street}, ${place}`, phone].filter(Boolean);
}

function ticketLine(number: string): string {
  return `<p class="soft" style="margin:0;font:400 14px/1.4 ${face};color:${SOFT}">Order number</p>
<p class="num" style="margin:2px 0 16px;font:700 28px/1.2 'Courier New',Courier,monospace">${escapeHtml(number)}</p>
`;
}

function footLink({ label, href }: { label: string; href: string }): string {
  return `<a class="out" href="${escapeHtml(href)}" style="color:${SOFT}">${escapeHtml(label)}</a>`;
}

function button({ label, href }: { label: string; href: string }): string {
  const text = `font:700 17px/1.2 ${face};color:${PRESS};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="hot stub" style="background:${colors.hot.light};border-right:2px dashed ${PRESS}"><a class="press" href="${escapeHtml(href)}" style="display:block;padding:16px 22px;${text}">${escapeHtml(label)}</a></td><td class="hot" style="background:${colors.hot.light}"><a class="press" href="${escapeHtml(href)}" aria-hidden="true" tabindex="-1" style="display:block;padding:16px 18px;${text}">&rarr;</a></td></tr></table>`;
}

// Without a rule, some email programs lighten the dark text on paper in the dark scheme.
function styles(stock: Stock): string {
  const { paper, rule } = stocks[stock].dark;
  return `@media (max-width:480px){.edge{padding:0 0 12px!important}.pad{padding-left:22px!important;padding-right:22px!important}.big{font-size:38px!important}.num{font-size:24px!important}.press{padding-left:13px!important;padding-right:13px!important;font-size:15px!important}}
@media (prefers-color-scheme:dark){.bg{background:${colors.ground.dark}!important}.slip{background:${paper}!important}.slip,.ink{color:${INK}!important}.rule{border-color:${rule}!important}.soft{color:${SOFT}!important}.out{color:${colors["ink-2"].dark}!important}.head{background:${colors.palm.dark}!important}}`;
}
