import { readFileSync } from "node:fs";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { variableGroups } from "./variables.server";

const schema = z
  .object({
    ...variableGroups["where it runs"],
    ...variableGroups.database,
    ...variableGroups["uploaded files"],
    ...variableGroups.backup,
    ...variableGroups.email,
    ...variableGroups.webhooks,
    ...variableGroups.payment,
    ...variableGroups.booking,
    ...variableGroups["deal-flow API"],
    ...variableGroups.limits,
  })
  .superRefine((env, context) => {
    const missing = (name: keyof typeof env, why: string) =>
      context.addIssue({ code: "custom", path: [name], message: why });
    if (env.STORAGE === "s3" && Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY))
      missing("S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together");
    if (env.BACKUP_DIR && env.BACKUP_S3_BUCKET) missing("BACKUP_S3_BUCKET", "cannot be set together with BACKUP_DIR");
    if (env.BOOKING_WIDGET_SCRIPT && !env.BOOKING_WIDGET_URL)
      missing("BOOKING_WIDGET_SCRIPT", "needs BOOKING_WIDGET_URL");
    if (env.APP_ENV !== "production") {
      if (env.ORIGIN && !isPrivateHost(new URL(env.ORIGIN).hostname))
        missing(
          "ORIGIN",
          "is public, and APP_ENV=local lets visitors mark orders paid without paying: set APP_ENV=production",
        );
      return;
    }
    if (!env.ORIGIN) missing("ORIGIN", "is required in production");
    else if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(env.ORIGIN))
      missing("ORIGIN", "must be https in production");
    for (const name of Object.keys(env) as (keyof typeof env)[])
      if (/^PAYMENT_LINK_|_(URL|SCRIPT|BASE)$/.test(name) && String(env[name]).startsWith("http:"))
        missing(name, "must be https in production");
    if (!env.SESSION_SECRET) missing("SESSION_SECRET", "is required in production");
    // With a key, an admin can create the webhook from the office, and its secret is then in the database.
    if (!env.STRIPE_WEBHOOK_SECRET && !env.STRIPE_SECRET_KEY)
      missing("STRIPE_WEBHOOK_SECRET", "is required in production");
  });

type Parsed = z.output<typeof schema>;
export type Env = Parsed & Required<Pick<Parsed, "ORIGIN" | "DATABASE_URL" | "LOG_FORMAT" | "MAX_MESSAGES_PER_HOUR">>;

/** @throws EnvError with one line for each problem */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse({ ...dropEmpty(source), ...readSecretFiles(source) });
  if (!result.success)
    throw new EnvError(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const env = result.data;
  return {
    ...env,
    LOG_FORMAT: env.LOG_FORMAT ?? (env.APP_ENV === "production" ? "json" : "readable"),
    ORIGIN: new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin,
    MAX_MESSAGES_PER_HOUR: env.MAX_MESSAGES_PER_HOUR ?? 10 * env.MESSAGES_PER_HOUR,
    DATABASE_URL: env.DATABASE_URL ?? `file:${env.VAR_DIR}/palmetto.db`,
  };
}

const dropEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""));

// `NAME_FILE` is the path of a file with the value of NAME, as Docker and Kubernetes pass secrets.
function readSecretFiles(source: Record<string, string | undefined>): Record<string, string> {
  const files = Object.keys(schema.shape).flatMap((name) => {
    const path = source[`${name}_FILE`]?.trim();
    return path ? [{ name, path }] : [];
  });
  const problems: string[] = [];
  const values = files.map(({ name, path }) => {
    try {
      const value = readFileSync(path, "utf8").trim();
      if (value && source[name]?.trim()) problems.push(`${name}: is also given by ${name}_FILE, set only one of them`);
      return [name, value];
    } catch (error) {
      problems.push(`${name}_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
      return [name, ""];
    }
  });
  if (problems.length > 0) throw new EnvError(problems);
  return dropEmpty(Object.fromEntries(values)) as Record<string, string>;
}

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n${problems.map((line) => `  - ${line}`).join("\n")}\nSee .env.example for every variable.`,
    );
    this.name = "EnvError";
  }
}

const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal"];

function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.includes(ipaddr.process(host).range());
  return /^[^.:]+$|\.(local(host)?|lan|internal|home\.arpa)$/.test(host);
}
