import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvError, readEnv } from "#app/server/env/env.server";
import { variableGroups } from "#app/server/env/variables.server";
import { describeConfiguration } from "#app/server/env/write-configuration";

describe("the list of variables", () => {
  test("describes every variable", () => {
    for (const group of Object.values(variableGroups))
      for (const [name, { description }] of Object.entries(group)) expect(description, name).toBeTruthy();
  });

  test.each(Object.entries(describeConfiguration()))(
    "is complete in %s, as `npm run configuration` writes it",
    (path, text) => {
      expect(readFileSync(path, "utf8")).toBe(text);
    },
  );
});

describe("reading the configuration", () => {
  test("works without any settings", () => {
    expect(readEnv({})).toMatchObject({
      APP_ENV: "local",
      ORIGIN: "http://localhost:3000",
      DATABASE_URL: "file:var/palmetto.db",
    });
  });

  test("lists all problems at once", () => {
    const read = () =>
      readEnv({
        PORT: "http",
        DATABASE_URL: "mysql://x",
        SMTP_URL: "mail.example",
        STORAGE: "ftp",
        SESSION_SECRET: "short",
        STRIPE_WEBHOOK_SECRET: "x",
      });
    expect(read).toThrow(EnvError);
    try {
      read();
    } catch (error) {
      const { problems } = error as EnvError;
      for (const name of ["PORT", "DATABASE_URL", "SMTP_URL", "STORAGE", "SESSION_SECRET", "STRIPE_WEBHOOK_SECRET"])
        expect(
          problems.some((problem) => problem.startsWith(`${name}:`)),
          name,
        ).toBe(true);
    }
  });

  const problemsOf = (source: Record<string, string>) => {
    try {
      readEnv(source);
      return [];
    } catch (error) {
      return (error as EnvError).problems;
    }
  };

  test("reads a value from a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "env-"));
    const path = join(folder, "session");
    writeFileSync(path, `${"s".repeat(40)}\n`);
    expect(readEnv({ SESSION_SECRET_FILE: path }).SESSION_SECRET).toBe("s".repeat(40));
    expect(problemsOf({ SESSION_SECRET_FILE: join(folder, "none") })).toEqual([
      `SESSION_SECRET_FILE: ${folder}/none cannot be read (ENOENT)`,
    ]);
    expect(problemsOf({ SESSION_SECRET: "t".repeat(40), SESSION_SECRET_FILE: path })).toEqual([
      "SESSION_SECRET: is also given by SESSION_SECRET_FILE, set only one of them",
    ]);
    writeFileSync(path, "\n");
    expect(readEnv({ SESSION_SECRET_FILE: path }).SESSION_SECRET).toBeUndefined();
    expect(readEnv({ SESSION_SECRET: "t".repeat(40), SESSION_SECRET_FILE: path }).SESSION_SECRET).toBe("t".repeat(40));
    rmSync(folder, { recursive: true });
  });

  test("accepts only HTTPS payment links in production", () => {
    const links = Object.keys(variableGroups.payment).filter((name) => name.startsWith("PAYMENT_LINK_"));
    const source = Object.fromEntries(links.map((name) => [name, "http://pay.example/"]));
    expect(problemsOf(source)).toEqual([]);
    const expected = links.map((name) => `${name}: must be https in production`);
    expect(problemsOf({ APP_ENV: "production", ...source })).toEqual(expect.arrayContaining(expected));
  });

  test.each(["soon", "24,", "-1", "24,336", "1.5"])("refuses reminders at %s hours", (hours) => {
    expect(problemsOf({ PAYMENT_REMINDER_HOURS: hours })).toEqual([
      expect.stringMatching(/^PAYMENT_REMINDER_HOURS: must be /),
    ]);
  });

  test("requires secrets and an address in production", () => {
    const problems = problemsOf({ APP_ENV: "production" });
    expect(problems.map((problem) => problem.split(":")[0]).sort()).toEqual([
      "ORIGIN",
      "SESSION_SECRET",
      "STRIPE_WEBHOOK_SECRET",
    ]);
  });

  test("needs no signing secret with a key, because an admin can have the provider make the webhook", () => {
    const production = { APP_ENV: "production", ORIGIN: "https://www.example.com", SESSION_SECRET: "s".repeat(40) };
    expect(problemsOf({ ...production, STRIPE_SECRET_KEY: "rk_live_0123456789" })).toEqual([]);
    expect(problemsOf({ STRIPE_SECRET_KEY: "pk_live_0123456789" })).toEqual([
      "STRIPE_SECRET_KEY: must be a secret key (sk_…) or a restricted key (rk_…)",
    ]);
  });

  test("takes the origin of a gateway as the provider’s API, outside local only with HTTPS", () => {
    for (const address of ["http://127.0.0.1:12111", "https://payments.example/"])
      expect(problemsOf({ STRIPE_API_BASE: address })).toEqual([]);
    expect(problemsOf({ STRIPE_API_BASE: "https://payments.example/v1" })).toEqual([
      "STRIPE_API_BASE: must be an address without a path, such as https://api.stripe.com",
    ]);
    expect(problemsOf({ APP_ENV: "production", STRIPE_API_BASE: "http://payments.example" })).toContain(
      "STRIPE_API_BASE: must be https in production",
    );
  });
});
