import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { loadVersion } from "./load-legal.server";
import { describeVersion, VersionPage } from "./version-page";

export const handle = { canonical: paths.refunds };

export { headers } from "#app/server/http/public-headers";
export { legalLinks as links } from "./legal-page";

const page = {
  title: "Refunds",
  path: paths.refunds,
  about: "visual design packages and everything else on this site",
};

export const meta: MetaFunction<typeof loader> = (args) => describeVersion(args, page, args.data);

/** GET /refunds/{day} */
export const loader = (args: LoaderFunctionArgs) => loadVersion(args, "refunds", paths.refundsOn);

export default function RefundsOnPage() {
  return <VersionPage page={page} version={useLoaderData<typeof loader>()} />;
}
