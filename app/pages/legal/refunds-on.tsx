import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { formatDay, isDay } from "#app/texts/prose/day";
import { pageMeta } from "#app/ui/layout/page-meta";
import { LegalPage } from "./legal-page";
import { findLastDay, findVersion, refundVersions } from "./read-versions";
import { CurrentValidity, EarlierValidity } from "./validity";

export const handle = { canonical: paths.refunds };

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

export const meta: MetaFunction<typeof loader> = (page) => {
  if (!page.data) return [];
  const { since, until } = page.data;
  const info = pageMeta(page, {
    title: `Refunds, since ${formatDay(since)}`,
    description: `The refund policy for orders placed since ${formatDay(since)}: visual design packages and everything else on this site.`,
    picture: "refunds",
    parents: [{ name: "Refunds", path: paths.refunds }],
  });
  return until === null ? info : [...info, { name: "robots", content: "noindex" }];
};

/** GET /refunds/{day}: the policy as it stood on that day. Each version has the address of its first day. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { day = "" } = params;
  const today = formatIsoDate(new Date(), context.env.BUSINESS_TIMEZONE);
  const current = findVersion(refundVersions, today).since;
  const isKnown = day <= today || day === current;
  if (!/^[\d-]{10}$/.test(day) || !isDay(day) || !isKnown) throw data(null, { status: 404 });
  const { since } = findVersion(refundVersions, day);
  if (since !== day) return redirect(paths.refundsOn(since));
  return { since, until: findLastDay(refundVersions, since, today) };
}

export default function RefundsOnPage() {
  const { since, until } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Refunds"
      current={paths.refunds}
      source={findVersion(refundVersions, since).source}
      validity={
        until === null ? (
          <CurrentValidity since={since} earlier={[]} />
        ) : (
          <EarlierValidity since={since} until={until} />
        )
      }
    />
  );
}
