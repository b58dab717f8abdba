import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { LegalPage } from "./legal-page";
import { findVersion, refundVersions } from "./read-versions";
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

export function loader({ context }: LoaderFunctionArgs) {
  const today = formatIsoDate(new Date(), context.env.BUSINESS_TIMEZONE);
  const { since } = findVersion(refundVersions, today);
  return { since, earlier: refundVersions.flatMap((version) => (version.since < since ? [version.since] : [])) };
}

export default function RefundsPage() {
  const { since, earlier } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Refunds"
      current={paths.refunds}
      source={findVersion(refundVersions, since).source}
      validity={<CurrentValidity since={since} earlier={earlier} />}
    />
  );
}
