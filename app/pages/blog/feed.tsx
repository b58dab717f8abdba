import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "#app/paths";
import { business } from "#app/site";
import { Prose } from "#app/texts/prose/prose.tsx";
import { articles } from "./articles";
import { getCategoryName } from "./categories";
import type { Article } from "./read-articles";

/** Atom feed (RFC 4287) with the full text of each article. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { name, email } = await context.settings.read(business);
  const origin = context.env.ORIGIN;
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${origin}${paths.blog}</id>`,
    `<title>${escapeXml(name)}: Insights</title>`,
    "<subtitle>Short reads for small businesses on automation, websites, AI and pictures.</subtitle>",
    `<link rel="self" type="application/atom+xml" href="${origin}${paths.blogFeed}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${paths.blog}"/>`,
    `<updated>${formatInstant(articles[0]?.date)}</updated>`,
    `<author><name>${escapeXml(name)}</name><email>${escapeXml(email)}</email></author>`,
    ...articles.map((article) => renderEntry(article, origin)),
    "</feed>",
  ].join("\n");
  return new Response(feed, {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}

function renderEntry({ slug, title, description, category, date, blocks }: Article, origin: string): string {
  const address = `${origin}${paths.article(slug)}`;
  const html = renderToStaticMarkup(<Prose blocks={blocks} />);
  return [
    "<entry>",
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${formatInstant(date)}</published>`,
    `<updated>${formatInstant(date)}</updated>`,
    `<category term="${category}" label="${escapeXml(getCategoryName(category))}"/>`,
    `<summary>${escapeXml(description)}</summary>`,
    `<content type="html" xml:base="${origin}">${escapeXml(html)}</content>`,
    "</entry>",
  ].join("\n");
}

/** Noon in UTC is the same calendar day in every American time zone. */
function formatInstant(day = "1970-01-01"): string {
  return `${day}T12:00:00Z`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
