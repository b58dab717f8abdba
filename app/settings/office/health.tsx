import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import { loadHealth } from "../health.server";

const stateLabels = { good: "good", warning: "look at this", bad: "does not work", unknown: "unknown" } as const;
const stateColors = { good: "bg-paper", warning: "bg-canary", bad: "bg-rose", unknown: "bg-paper" } as const;

const urgency = ["bad", "warning", "unknown", "good"];

/** What needs somebody comes first. */
const sortByState = <Check extends { state: string }>(checks: readonly Check[]): Check[] =>
  [...checks].sort((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Health") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  return loadHealth(context, context.incoming);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "settings/office/health");
}

export default function HealthScreen() {
  const { facts, checks } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHead
        title="Health"
        text="What’s running here. CHANGELOG.md says what’s new in each version and what to do when you update."
      />
      <section className="mt-4 max-w-[60rem] bg-paper px-3 pt-4 pb-5 sm:px-5" aria-labelledby="health-site">
        <h2 id="health-site">This site</h2>
        <FactList facts={facts} />
      </section>
      <ul className="mt-4 grid max-w-[60rem] gap-3">
        {sortByState(checks).map(({ name, state, found, advice }) => (
          <li key={name} className={`px-3 py-3 sm:px-5 ${stateColors[state]}`}>
            <b>
              {name}: {stateLabels[state]}.
            </b>{" "}
            {found} {advice}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={paths.adminConnections}>Details and tests of the connections</Link>
      </p>
    </>
  );
}
