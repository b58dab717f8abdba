export type CheckState = "good" | "unused" | "warning" | "bad" | "unknown";

/** What `npm run doctor` and `/admin/health` show: never secrets or personal data. */
export interface Finding {
  state: CheckState;
  found: string;
  /** One sentence. Default: the advice of the check. */
  advice?: string;
  brief?: string;
  /** Nobody has set it up yet. */
  isOpen?: true;
}

export interface CheckedScreen {
  name: string;
  href: string;
  link: string;
  /** The link says what the advice says. */
  isAdvice?: true;
}

export interface HealthCheck {
  name: string;
  advice: string;
  /** The environment variables that the advice is about. Only `npm run doctor` names them. */
  variables?: string;
  screen?: CheckedScreen;
  /** Advice for an error with which `run` rejected. Without it, the advice above. */
  advise?(error: unknown): string | undefined;
  /** While this check is bad, `/readyz` says that the site cannot serve. */
  isNeeded?: boolean;
  needsDatabase?: boolean;
  comesFirst?: true;
  /** Rejects for "bad". Must end within a few seconds and change nothing in the database. */
  run(): Promise<Finding>;
}

export type HealthChecks = Readonly<Record<string, HealthCheck>>;

const find = (state: CheckState) => (found: string, advice?: string) => ({ state, found, advice });

export const good = find("good");
export const unused = find("unused");
export const warning = find("warning");
export const bad = find("bad");
export const unknown = find("unknown");
