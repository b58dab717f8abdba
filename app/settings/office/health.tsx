import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import { loadHealth } from "../health.server";

const states = {
  bad: { label: "Failing", edge: "border-l-err", mark: { shape: "cross" } },
  warning: { label: "Check this", edge: "border-l-sun", mark: { shape: "point", tone: "sun" } },
  unknown: { label: "Unknown", edge: "border-l-line-2", mark: { shape: "empty", tone: "ink" } },
  good: { label: "Good", edge: "border-l-leaf", mark: { shape: "full" } },
  unused: { label: "Not in use", edge: "border-l-line", mark: { shape: "empty" } },
} as const;

const urgency = Object.keys(states);

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
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ul className="divide-y divide-line border-t-2 border-ink bg-paper">
          {sortByState(checks).map(({ name, state, found, advice, href }) => {
            const { label, edge, mark } = states[state];
            return (
              <li
                key={name}
                className={`grid gap-x-4 border-l-[5px] px-3 py-2 sm:grid-cols-[16.5rem_minmax(0,1fr)] ${edge}`}
              >
                <b className="flex items-center gap-2">
                  <StatusMark {...mark} /> {name}: {label}.
                </b>{" "}
                <span className="max-w-[70ch] wrap-anywhere">
                  {found}{" "}
                  {advice && href ? (
                    <Link to={href} className="decoration-line-2 underline-offset-[0.2em]">
                      {advice}
                    </Link>
                  ) : (
                    advice
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        <section className="bg-paper px-3 pt-4 pb-5 sm:px-5" aria-labelledby="health-site">
          <h2 id="health-site">This site</h2>
          <FactList facts={facts} />
          <p className="mt-4">
            <Link to={paths.adminConnections}>Details and tests of the connections</Link>
          </p>
        </section>
      </div>
    </>
  );
}
