import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { loadVersion } from "./load-legal.server";
import { describeVersion, VersionPage } from "./version-page";

export const handle = { canonical: paths.terms };

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

const page = { title: "Terms", path: paths.terms, about: "the rules for using this site and for what you buy on it" };

export const meta: MetaFunction<typeof loader> = (args) => describeVersion(args, page, args.data);

/** GET /terms/{day} */
export const loader = (args: LoaderFunctionArgs) => loadVersion(args, "terms", paths.termsOn);

export default function TermsOnPage() {
  return <VersionPage page={page} version={useLoaderData<typeof loader>()} />;
}
