import type { MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageMeta } from "#app/ui/layout/page-meta";
import source from "#content/legal/privacy.md?raw";
import { LegalPage } from "./legal-page";

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Privacy",
    description:
      "What we keep about you, why, for how long, and how to have us delete it. Only our own cookies, no trackers, no analytics.",
    picture: "privacy",
  });

export default function PrivacyPage() {
  return <LegalPage title="Privacy" current={paths.privacy} source={source} />;
}
