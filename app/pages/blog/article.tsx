import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { PUBLIC_CACHE } from "#app/server/http/public-headers";
import { cacheUntil } from "#app/server/time/durations";
import { findBusiness } from "#app/site";
import { findNextArticle, listPublished, toSummary } from "#app/texts/articles/articles.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import type { Publisher } from "#app/ui/layout/structured-data";
import styles from "./article.css?url";
import { ArticleView } from "./article-view";
import { createFeedLink } from "./feed-link";
import { findSharingPicture } from "./sharing-picture.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (page) => {
  if (!page.data) return [];
  const { article, picture } = page.data;
  const { slug, title, description, date } = article;
  const path = paths.article(slug);
  const descriptors = pageMeta(page, {
    title,
    description,
    picture,
    kind: "article",
    parents: [{ name: "Insights", path: paths.blog }],
    data: (publisher) => [buildArticle(publisher, { title, path, picture, published: date })],
  });
  return [...descriptors, createFeedLink(findBusiness(page.matches))];
};

interface ArticleInfo {
  title: string;
  path: string;
  picture: string | { path: string };
  /** ISO 8601 day. */
  published: string;
}

function buildArticle({ origin, business }: Publisher, { title, path, picture, published }: ArticleInfo): object {
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#business`,
    name: business.name,
    url: origin + paths.home,
  };
  return {
    "@type": "Article",
    headline: title,
    datePublished: published,
    image: origin + (typeof picture === "string" ? `/sharing/${picture}.png` : picture.path),
    mainEntityOfPage: origin + path,
    author: organization,
    publisher: organization,
  };
}

/** A draft, and an article that is not published yet, has no page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const now = Date.now();
  const { articles, changesAt } = await listPublished(context, now);
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw data(null, { status: 404 });
  const next = findNextArticle(articles, article);
  return data(
    { article, next: next && toSummary(next), picture: findSharingPicture(article) },
    { headers: { "Cache-Control": cacheUntil(PUBLIC_CACHE, now, changesAt) } },
  );
}

export default function ArticlePage() {
  const { article, next } = useLoaderData<typeof loader>();
  return <ArticleView article={article} next={next} />;
}
