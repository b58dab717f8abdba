import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "#app/paths";
import { business } from "#app/site";
import { type Article, listLastChanges, listPublished } from "#app/texts/articles/articles.server";
import { getCategoryName } from "#app/texts/articles/categories";
import { Prose } from "#app/texts/prose/prose.tsx";

/** Atom feed (RFC 4287) with the full text of each article. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { name, email } = await context.settings.read(business);
  const { articles } = await listPublished(context);
  const changes = await listLastChanges(context, articles);
  // The last change may be earlier than the publication.
  const findUpdate = ({ key, publishedAt }: Article) => Math.max(publishedAt, changes.get(key) ?? 0);
  const origin = context.env.ORIGIN;
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${origin}${paths.blog}</id>`,
    `<title>${escapeXml(name)}: Insights</title>`,
    "<subtitle>Short reads for small businesses on automation, websites, AI and pictures.</subtitle>",
    `<link rel="self" type="application/atom+xml" href="${origin}${paths.blogFeed}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${paths.blog}"/>`,
    `<updated>${formatInstant(Math.max(0, ...articles.map(findUpdate)))}</updated>`,
    `<author><name>${escapeXml(name)}</name><email>${escapeXml(email)}</email></author>`,
    ...articles.map((article) => renderEntry(article, findUpdate(article), origin)),
    "</feed>",
  ].join("\n");
  return new Response(feed, {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}

function renderEntry(
  { slug, title, description, category, publishedAt, blocks }: Article,
  updatedAt: number,
  origin: string,
): string {
  const address = `${origin}${paths.article(slug)}`;
  const html = renderToStaticMarkup(<Prose blocks={blocks} />);
  return [
    "<entry>",
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${formatInstant(publishedAt)}</published>`,
    `<updated>${formatInstant(updatedAt)}</updated>`,
    `<category term="${category}" label="${escapeXml(getCategoryName(category))}"/>`,
    `<summary>${escapeXml(description)}</summary>`,
    `<content type="html" xml:base="${origin}">${escapeXml(html)}</content>`,
    "</entry>",
  ].join("\n");
}

const formatInstant = (at: number): string => new Date(at).toISOString().replace(".000", "");

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
