import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { CheckRow } from "#app/ui/office/check-row.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import { loadHealth } from "../health.server";

const states = {
  bad: { label: "Failing", edge: "before:bg-err", mark: { shape: "cross" } },
  warning: { label: "Check this", edge: "before:bg-sun", mark: { shape: "point", tone: "sun" } },
  open: { label: "Not set up", edge: "before:bg-sun", mark: { shape: "point", tone: "sun" } },
  unknown: { label: "Unknown", edge: "before:bg-line-2", mark: { shape: "empty", tone: "ink" } },
  good: { label: "Good", edge: "before:bg-leaf", mark: { shape: "full" } },
  unused: { label: "Not in use", edge: "before:bg-line-2", mark: { shape: "empty", tone: "quiet" } },
} as const;

const urgency = Object.keys(states);

/** A check the site must pass before its first customer is labeled as on Connections. */
const getShownState = ({ state, comesFirst, isOpen }: Check): keyof typeof states =>
  isOpen || (state === "unused" && comesFirst) ? "open" : state;

function getAppearance(check: Check) {
  const state = getShownState(check);
  const isUrgent = check.comesFirst && (state === "open" || state === "warning");
  return isUrgent ? { ...states.bad, label: state === "open" ? states.open.label : "Needs attention" } : states[state];
}

const rank = (check: Check): number =>
  urgency.indexOf(getShownState(check)) - (check.comesFirst && check.state !== "bad" ? urgency.length : 0);

const sortByState = (checks: readonly Check[]): Check[] => [...checks].sort((a, b) => rank(a) - rank(b));

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Health") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  return loadHealth(context, context.incoming);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "settings/office/health");
}

type Check = Awaited<ReturnType<typeof loader>>["checks"][number];

export default function HealthScreen() {
  const { facts, support, checks } = useLoaderData<typeof loader>();
  const good = checks.filter(({ state }) => state === "good");
  const others = sortByState(checks.filter(({ state }) => state !== "good"));
  return (
    <>
      <SettingsHead
        title="Health"
        text={`${countStates(checks)}.${others.length > 0 ? " The most urgent comes first." : ""}`}
      >
        <Link className="tool" to={paths.adminHealth}>
          Check again
        </Link>
      </SettingsHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="divide-y divide-line border-t-3 border-ink bg-paper">
          <CheckList checks={others} />
          <details className="fold" open={others.length === 0}>
            <summary className="min-h-11! relative pr-3 pl-[17px] before:absolute before:inset-y-0 before:left-0 before:w-[5px] before:bg-leaf forced-colors:before:bg-[CanvasText]">
              <StatusMark shape="full" />
              {good.length === 1 ? "1 check passed" : `${good.length} checks passed`}
            </summary>
            <CheckList checks={good} />
          </details>
        </div>
        <section className="panel" aria-labelledby="health-site">
          <h2 id="health-site">This site</h2>
          <FactList facts={facts} />
          <p className="mt-4">
            <Link to={paths.adminConnections}>Details and tests of the connections</Link>
          </p>
          <details className="fold mt-1 -mb-2">
            <summary>For support</summary>
            <FactList facts={support} />
          </details>
        </section>
      </div>
    </>
  );
}

/** "1 failing, 2 not set up, 5 to check, 3 not in use, 10 passed" */
function countStates(checks: readonly Check[]): string {
  const count = (wanted: keyof typeof states) => checks.filter((check) => getShownState(check) === wanted).length;
  const counts = [
    { count: count("bad"), name: "failing" },
    { count: count("open"), name: "not set up" },
    { count: count("warning"), name: "to check" },
    { count: count("unknown"), name: "unknown" },
    { count: count("unused"), name: "not in use" },
    { count: count("good"), name: "passed" },
  ];
  return counts.flatMap(({ count, name }) => (count > 0 ? `${count} ${name}` : [])).join(", ");
}

function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="divide-y divide-line">
      {checks.map((check) => {
        const { name, found, advice, screen } = check;
        return (
          <CheckRow
            key={name}
            name={name}
            {...getAppearance(check)}
            className={screen ? "hover:bg-ground" : ""}
            link={
              screen ? (
                <Link
                  to={screen.href}
                  // A full page load, so that the browser opens the `details` around the link’s target.
                  reloadDocument={screen.href.includes("#")}
                  className="after:absolute after:inset-0 max-md:col-span-full max-md:-mb-2 max-md:py-3"
                >
                  {screen.link}
                </Link>
              ) : null
            }
          >
            {found} {screen?.isAdvice ? null : advice}
          </CheckRow>
        );
      })}
    </ul>
  );
}
