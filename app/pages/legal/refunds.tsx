import type { MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageMeta } from "../../ui/layout/page-meta";
import { readProse } from "../prose/read-prose";
import { LegalPage } from "./legal-page";
import source from "./refunds.md?raw";

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Refunds",
    description:
      "What can be given back and what cannot: visual design packages, the Automation Blueprint with its 30 days, downloads, and payments that went wrong.",
    picture: "refunds",
  });

const text = readProse(source);

export default function RefundsPage() {
  return <LegalPage title="Refunds" current={paths.refunds} text={text} />;
}
