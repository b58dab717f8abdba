import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "#app/texts/prose/day";
import { pageMeta } from "#app/ui/layout/page-meta";
import { Help } from "./help";
import styles from "./legal.css?url";
import { LegalPage } from "./legal-page";
import { loadLegal } from "./load-legal.server";
import { pages } from "./pages";
import { CurrentValidity, EarlierValidity, EarlierVersions } from "./validity";

export { headers } from "#app/server/http/public-headers";

export const handle = { lowFooter: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = (page) => {
  if (!page.data) return [];
  const { name, since, until, hasDay } = page.data;
  const { title, path, description, about } = pages[name];
  if (!hasDay) return pageMeta(page, { title, description, picture: name });
  const info = pageMeta(page, {
    title: `${title}, since ${formatDay(since)}`,
    description: `${title}, in effect since ${formatDay(since)}: ${about}. Versions before and after it have addresses of their own.`,
    picture: name,
    parents: [{ name: title, path }],
    canonical: path,
  });
  return until === null ? info : [...info, { name: "robots", content: "noindex" }];
};

/** GET /privacy, /terms, /refunds, and each with a day, such as /terms/2026-11-26 */
export const loader = (args: LoaderFunctionArgs) => loadLegal(args);

export default function Page() {
  const { name, since, until, earlier, blocks } = useLoaderData<typeof loader>();
  const { title, path, toAddress, help } = pages[name];
  return (
    <LegalPage
      title={title}
      current={path}
      blocks={blocks}
      validity={
        until === null ? (
          <CurrentValidity since={since} />
        ) : (
          <EarlierValidity since={since} until={until} current={path} />
        )
      }
      versions={until === null ? <EarlierVersions versions={earlier} toAddress={toAddress} /> : null}
    >
      <Help {...help} />
    </LegalPage>
  );
}
