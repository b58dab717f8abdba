import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { findUser, requireRight } from "#app/account/auth.server";
import { getScreenErrorTitle, ScreenError } from "#app/admin/screen-error.tsx";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { articleList } from "#app/texts/articles/article-list.server";
import { type Article, listPublished, toArticle, toSummary } from "#app/texts/articles/articles.server";
import styles from "./article.css?url";
import { ArticleView } from "./article-view";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { personal: true, noindex: true };

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => [
  { title: pageTitle(matches, data ? `Preview of ${data.article.title}` : getScreenErrorTitle(error)) },
];

/** Shows an article to admins as visitors see it, or will see it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const to = paths.adminArticlePreview(params.record ?? "");
  // The sign-in form belongs to the office's frame, which this page does not have.
  if (!(await findUser(context, request))) throw redirect(`${paths.adminSignIn}?${new URLSearchParams({ to })}`);
  await requireRight(context, request, "admins");
  const record = (await context.settings.list(articleList)).find(({ key }) => key === params.record);
  if (!record) throw data(null, { status: 404 });
  const article = toArticle(record, context);
  const [next] = (await listPublished(context)).articles.filter(({ key }) => key !== article.key);
  return { article, next: next ? toSummary(next) : null };
}

function explainPreview({ isDraft, publishedAt }: Pick<Article, "isDraft" | "publishedAt">): string {
  if (isDraft) return "Visitors don’t see this draft.";
  return publishedAt > Date.now() ? "Visitors see this from its time of publication." : "This is how visitors see it.";
}

export default function PreviewPage() {
  const { article, next } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="wrap flex flex-wrap items-center gap-4 py-3" role="note">
        <b>Preview. {explainPreview(article)}</b>
        <a href={paths.adminSettingRecord("articles", article.key)}>Back to the office</a>
      </p>
      <ArticleView article={article} next={next} />
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenError error={useRouteError()} />;
}
