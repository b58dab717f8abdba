import { getSafeMessage, isQueryError } from "../describe-error.server";
import type { Services } from "../services.server";
import { withTimeout } from "../time/with-timeout.server";
import { createDatabaseChecks } from "./database-checks.server";
import { type CheckedScreen, type Finding, type HealthCheck, unknown } from "./health-check";
import { createOriginChecks } from "./origin-checks.server";
import { createStorageChecks } from "./storage-checks.server";

const TIMEOUT_MS = 5000;

export interface CheckedPart extends Finding {
  name: string;
  advice: string;
  screen?: CheckedScreen;
  variables?: string;
  comesFirst?: true;
}

export async function runHealthChecks(services: Services, forwarded?: number): Promise<CheckedPart[]> {
  const { database, ...rest } = createDatabaseChecks(services);
  const databasePart = runCheck(database);
  const isAway = databasePart.then(async ({ state }) => {
    if (state === "bad") return true;
    await withTimeout(TIMEOUT_MS, () => services.settings.refresh()).catch(() => {});
    return false;
  });
  const checks = [
    ...Object.values(rest),
    ...Object.values(createStorageChecks(services)),
    ...Object.values(createOriginChecks(services, forwarded)),
    ...Object.values(services.features.healthChecks).map(expectQueryErrors),
  ];
  const runOrSkip = async (check: HealthCheck) =>
    check.needsDatabase && (await isAway) ? { name: check.name, ...DATABASE_AWAY } : runCheck(check);
  return Promise.all([databasePart, ...checks.map(runOrSkip)]);
}

export async function listScreensToCheck(
  { features }: Pick<Services, "features">,
  hrefs: readonly string[],
): Promise<{ href: string; found: string }[]> {
  const found = Object.values(features.healthChecks).map(async (check) => {
    const { screen, needsDatabase } = check;
    const [href = ""] = screen?.href.split("#", 1) ?? [];
    if (!needsDatabase || !hrefs.includes(href)) return [];
    const { state, found, brief = found } = await runCheck(expectQueryErrors(check));
    return state === "bad" || state === "warning" ? [{ href, found: brief }] : [];
  });
  return (await Promise.all(found)).flat();
}

const DATABASE_AWAY = {
  state: "unknown" as const,
  found: "The database didn’t answer.",
  advice: "Look at the line Database first.",
};

// A missing table, for example, is reported by the checks Database and Tables.
const expectQueryErrors = (check: HealthCheck): HealthCheck => ({
  ...check,
  run: () =>
    check.run().catch((error) => {
      if (!isQueryError(error)) throw error;
      return unknown("The database couldn’t tell us.", "Look at the lines Database and Tables first.");
    }),
});

async function runCheck({
  name,
  advice,
  screen,
  variables,
  comesFirst,
  advise,
  run,
}: HealthCheck): Promise<CheckedPart> {
  const finding = await withTimeout(TIMEOUT_MS, run, () => new Error("There was no answer in time.")).catch(
    (error): Finding => ({ state: "bad", found: describeReason(error), advice: advise?.(error) }),
  );
  if (finding.state === "good") return { name, ...finding, advice: "" };
  if (finding.state === "unused") return { name, ...finding, comesFirst, advice: "", screen };
  const isElsewhere = finding.state === "unknown" && finding.advice !== undefined;
  const place = isElsewhere ? {} : { screen, variables };
  return { name, ...finding, comesFirst, advice: finding.advice ?? advice, ...place };
}

const MAX_REASON = 200;

export function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return "It failed.";
  if (error.cause instanceof Error) return describeReason(error.cause);
  if (error instanceof AggregateError && error.errors[0]) return describeReason(error.errors[0]);
  const [line = ""] = (getSafeMessage(error) || error.name).split("\n", 1);
  // Mail and database servers quote the user's name.
  const text = line.replace(/[^\s<>@"]+@[^\s<>@"]+/g, "…").slice(0, MAX_REASON);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
