import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { describeDownloadLimit } from "#app/server/describe-download-limit";
import { describeRule, readTurnaround } from "#app/server/time/turnaround.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import source from "#content/legal/terms.md?raw";
import { LegalPage } from "./legal-page";

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Terms",
    description:
      "The rules for using this site and for what you buy on it: visual design packages, downloads, automation, websites and consulting.",
    picture: "terms",
  });

export const loader = ({ context }: LoaderFunctionArgs) => ({
  downloadLimit: describeDownloadLimit(context.env),
  ...describeRule(readTurnaround(context)),
});

export default function TermsPage() {
  const filled = Object.entries(useLoaderData<typeof loader>()).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => value),
    source,
  );
  return <LegalPage title="Terms" current={paths.terms} source={filled} />;
}
