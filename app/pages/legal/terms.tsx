import type { MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { LegalPage } from "./legal-page";
import text from "./terms.md?raw";

export { legalHeaders as headers, legalLinks as links } from "./legal-page";

export const meta: MetaFunction = () => [
  { title: pageTitle("Terms") },
  {
    name: "description",
    content:
      "The rules for using this site and for what you buy on it: visual design packages, downloads, automation, websites and consulting.",
  },
];

export default function TermsPage() {
  return <LegalPage title="Terms" current={paths.terms} text={text} />;
}
