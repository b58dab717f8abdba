import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { pageMeta } from "#app/ui/layout/page-meta";
import { LegalPage } from "./legal-page";
import { loadLegal } from "./load-legal.server";
import { CurrentValidity } from "./validity";

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Terms",
    description:
      "The rules for using this site and for what you buy on it: visual design packages, downloads, automation, websites and consulting.",
    picture: "terms",
  });

export const loader = ({ context }: LoaderFunctionArgs) => loadLegal(context, "terms");

export default function TermsPage() {
  const { since, earlier, blocks } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Terms"
      current={paths.terms}
      blocks={blocks}
      validity={<CurrentValidity since={since} earlier={earlier} toAddress={paths.termsOn} />}
    />
  );
}
