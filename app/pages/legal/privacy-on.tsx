import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { loadVersion } from "./load-legal.server";
import { describeVersion, VersionPage } from "./version-page";

export const handle = { canonical: paths.privacy };

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

const page = { title: "Privacy", path: paths.privacy, about: "what we keep about you, why and for how long" };

export const meta: MetaFunction<typeof loader> = (args) => describeVersion(args, page, args.data);

/** GET /privacy/{day} */
export const loader = (args: LoaderFunctionArgs) => loadVersion(args, "privacy", paths.privacyOn);

export default function PrivacyOnPage() {
  return <VersionPage page={page} version={useLoaderData<typeof loader>()} />;
}
