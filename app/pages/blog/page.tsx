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
import { describeOnlyArticle } from "#app/texts/articles/article-parts";
import { type ArticleSummary, listPublished, toSummary } from "#app/texts/articles/articles.server";
import { type CategoryKey, categoryQuery, findCategory } from "#app/texts/articles/categories";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { readHero } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageMeta } from "#app/ui/layout/page-meta";
import { useIsHidden, useReplyTime } from "#app/ui/use-site";
import styles from "./blog.css?url";
import { ArticleCard, ArticleRow, FeaturedArticle } from "./cards";
import { CategoryNav } from "./category-nav";
import { createFeedLink } from "./feed-link";
import { OneCategory } from "./one-category";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = (page) => [
  ...pageMeta(page, {
    title: page.data?.category ? `Insights, ${page.data.category.name}` : "Insights for small businesses",
    linkLabel: "Insights",
    description:
      "Short reads for small businesses on automation, websites, AI and photos. Find out what to automate first, and what to keep in human hands.",
    picture: "blog",
  }),
  createFeedLink(findBusiness(page.matches)),
];

export const handle = { query: categoryQuery };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** `?category=` selects a category; an unknown one shows all articles. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = Date.now();
  const { articles, changesAt } = await listPublished(context, now);
  const category = findCategory(new URL(request.url).searchParams.get("category"));
  const [only, another] = articles.filter((article) => article.category === category?.key);
  return data(
    {
      category,
      articles: articles.map(toSummary),
      onlyArticle: only && !another ? describeOnlyArticle(only) : null,
      hero: await readHero(context, "insights"),
    },
    { headers: { "Cache-Control": cacheUntil(PUBLIC_CACHE, now, changesAt) } },
  );
}

const automation = { label: "See what we automate", to: paths.automationServices };

const services: Record<CategoryKey, { label: string; to: string }> = {
  "automation-strategy": automation,
  "case-studies": automation,
  "web-design": { label: "See sample sites", to: paths.websites },
  "ai-technology": automation,
  "business-strategy": { label: "See our offers", to: paths.growth },
};

export default function BlogPage() {
  const { category, articles, onlyArticle, hero } = useLoaderData<typeof loader>();
  const isHidden = useIsHidden();
  // The article's own question is the button below its figure.
  const asksAbove = Boolean(onlyArticle?.figure && onlyArticle.ask);
  const service = services[category?.key ?? "automation-strategy"];
  return (
    <>
      <section className="overflow-hidden bg-paper" aria-labelledby="insights">
        <div className="wrap blog-head">
          <div>
            <div>
              {category ? <p className="mb-3 font-semibold">Insights</p> : null}
              <h1 id="insights">{category?.name ?? <HeadingLines lines={hero.heading} />}</h1>
              {category ? null : (
                <>
                  <p className="mt-4 text-lead">{hero.lead}</p>
                  <p className="blog-ask">
                    <ButtonLink variant="secondary" href={paths.contact}>
                      {hero.button}
                    </ButtonLink>
                  </p>
                </>
              )}
            </div>
            <CategoryNav current={category?.key ?? null} topics={articles.map(({ category }) => category)} />
          </div>
        </div>
      </section>
      {category ? (
        <OneCategory {...{ category, articles, onlyArticle }} isAutomation={service === automation} />
      ) : (
        <FrontPage articles={articles} />
      )}
      <section className="band-canary py-[clamp(3.5rem,6vw,6rem)]" aria-labelledby="hand-over">
        <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-7 lg:grid-cols-[7fr_4fr]">
          <h2 id="hand-over" className="text-1">
            Rather have us do it?
          </h2>
          <div>
            <p className="mb-5 max-w-[32ch] text-lead">
              Tell us which job you want off your plate. We reply {useReplyTime()}.
            </p>
            <p className="flex flex-wrap items-center gap-4">
              <ButtonLink variant={asksAbove ? "secondary" : undefined} href={paths.contact}>
                {asksAbove ? hero.button : onlyArticle?.ask || hero.button}
              </ButtonLink>{" "}
              {isHidden(service.to) ? null : (
                <ButtonLink variant="secondary" href={service.to}>
                  {service.label}
                </ButtonLink>
              )}
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

interface ArticlesProps {
  articles: readonly ArticleSummary[];
}

function FrontPage({ articles }: ArticlesProps) {
  const [featured, ...others] = articles;
  return (
    <>
      {featured ? <FeaturedArticle article={featured} /> : null}
      <section className="wrap blog-list" aria-labelledby="more-articles">
        <h2 id="more-articles" className="sr-only">
          More articles
        </h2>
        <div className="blog-cards">
          {others.slice(0, 2).map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </div>
        <div className="blog-rows">
          {others.slice(2).map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </div>
      </section>
    </>
  );
}
