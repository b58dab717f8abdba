import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/site";
import styles from "./article.css?url";
import { ArticleSheet } from "./article-sheet";
import { findArticle, nextArticle } from "./articles";
import { feedLink } from "./feed-link";
import { NextArticle } from "./next-article";
import { Band } from "./pictures";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }, feedLink];

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  found ? [{ title: pageTitle(found.title) }, { name: "description", content: found.summary }] : [];

export const headers: HeadersFunction = () => ({ "Cache-Control": "public, s-maxage=300" });

/** 404 for an address that no article has. */
export function loader({ params }: LoaderFunctionArgs) {
  const article = findArticle(params.slug);
  if (!article) throw data(null, { status: 404 });
  return { slug: article.slug, title: article.title, summary: article.summary };
}

export default function ArticlePage() {
  const article = findArticle(useLoaderData<typeof loader>().slug);
  if (!article) return null;
  return (
    <>
      <article aria-labelledby="article-title">
        <div className="article-band">
          <Band slug={article.slug} />
        </div>
        <ArticleSheet article={article} />
      </article>
      <NextArticle article={nextArticle(article)} />
    </>
  );
}
