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
    title: "Refunds",
    description:
      "When you get your money back: visual design packages, the Automation Blueprint with its 30 days, downloads, and payments that went wrong.",
    picture: "refunds",
  });

export const loader = ({ context }: LoaderFunctionArgs) => loadLegal(context, "refunds");

export default function RefundsPage() {
  const { since, earlier, blocks } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Refunds"
      current={paths.refunds}
      blocks={blocks}
      validity={<CurrentValidity since={since} earlier={earlier} toAddress={paths.refundsOn} />}
    />
  );
}
