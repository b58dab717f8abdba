import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { findBusiness } from "#app/site";
import { pageMeta } from "#app/ui/layout/page-meta";
import { buildArticle } from "#app/ui/layout/structured-data";
import styles from "./article.css?url";
import { ArticleBody } from "./article-body";
import { createFeedLink, findArticle, getNextArticle } from "./articles";
import { NextArticle } from "./next-article";
import { BannerPicture } from "./pictures";
import { findSharingPicture } from "./sharing-picture.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = (page) => {
  if (!page.data) return [];
  const { slug, title, description, date, picture } = page.data;
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

export { headers } from "#app/server/http/public-headers";

export function loader({ params }: LoaderFunctionArgs) {
  const found = findArticle(params.slug);
  if (!found) throw data(null, { status: 404 });
  const { slug, title, description, date } = found;
  return { slug, title, description, date, picture: findSharingPicture(slug) };
}

export default function ArticlePage() {
  const found = findArticle(useLoaderData<typeof loader>().slug);
  if (!found) return null;
  return (
    <>
      <article aria-labelledby="article-title">
        <div className="article-banner">
          <BannerPicture article={found} />
        </div>
        <ArticleBody article={found} />
      </article>
      <NextArticle article={getNextArticle(found)} />
    </>
  );
}
