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
    title: "Privacy",
    description:
      "What we keep about you, why, for how long, and how to have us delete it. Only our own cookies, no trackers, no analytics.",
    picture: "privacy",
  });

export const loader = ({ context }: LoaderFunctionArgs) => loadLegal(context, "privacy");

export default function PrivacyPage() {
  const { since, earlier, blocks } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Privacy"
      current={paths.privacy}
      blocks={blocks}
      validity={<CurrentValidity since={since} earlier={earlier} toAddress={paths.privacyOn} />}
    />
  );
}
