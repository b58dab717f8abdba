import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { AccountError, createAccount, listAccounts, removeAccount } from "#app/account/accounts.server";
import { findUser, startSession } from "#app/account/auth.server";
import { createFirstAccount } from "#app/account/first-account.server";
import { verifyPassword } from "#app/account/password.server";
import type { Services } from "#app/server/services.server";
import { changeRows, insertRows, listRows } from "#tests/support/database/rows";
import { findFreePort } from "#tests/support/network/find-free-port";
import { setUpAdminCommand } from "#tests/support/office/admin-command";

const PASSWORD = "palmetto fan of twenty";

const here = setUpAdminCommand();
const { runAdmin } = here;

const account = (userId: string, role = "admin") => ({ userId, role, name: userId, email: "", password: PASSWORD });
const userIds = async () => (await listAccounts(here.database.db)).map(({ userId }) => userId);

async function hashSessionId(userId: string): Promise<string> {
  const { db } = here.database;
  const rows = await listRows(db, "adminUsers");
  return rows.find((row) => row.userId === userId)?.passwordHash ?? "";
}

describe("the first start", () => {
  const start = async () => {
    const child = spawn(process.execPath, ["build/server.js"], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: String(await findFreePort()),
        HOST: "127.0.0.1",
        LOG_FORMAT: "json",
        VAR_DIR: here.folder,
        DATABASE_URL: here.database.url,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const listening = new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk) => {
        output += chunk;
        if (output.includes('"listening"')) resolve();
      });
      child.once("exit", () => reject(new Error(output)));
    });
    await listening;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
    return output;
  };

  test("creates the account admin and prints its password once, outside of the log", async () => {
    const output = await start();
    const password = /password ([a-z2-9-]{23})/.exec(output)?.[1] ?? "";
    expect(await verifyPassword(await hashSessionId("admin"), password)).toBe(true);
    expect(await hashSessionId("admin")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await listAccounts(here.database.db)).toEqual([
      { userId: "admin", role: "admin", name: "Admin", email: "", state: "active", hasSecondFactor: false },
    ]);
    for (const line of output.split("\n").filter((line) => line.startsWith("{"))) expect(line).not.toContain(password);
    expect(await start()).not.toContain("password");
  });

  test("only one of two processes creates the account", async () => {
    const made = await Promise.all([createFirstAccount(here.database.db), createFirstAccount(here.database.db)]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await verifyPassword(await hashSessionId("admin"), made.find(Boolean) ?? "")).toBe(true);
  });

  test("creates no account if one already exists", async () => {
    await createAccount(here.database.db, account("dana"));
    expect(await createFirstAccount(here.database.db)).toBeNull();
    expect(await userIds()).toEqual(["dana"]);
  });
});

describe("npm run admin", () => {
  test("create accepts a piped password, and list shows the account", async () => {
    const made = await runAdmin(
      ["create", "Sam", "--role", "staff", "--name", "Sam Ortiz", "--email", "sam@palmetto.example"],
      `${PASSWORD}\n`,
    );
    expect(made).toMatchObject({ code: 0, errorOutput: "" });
    expect(made.output).not.toContain(PASSWORD);
    expect(await verifyPassword(await hashSessionId("sam"), PASSWORD)).toBe(true);
    const { output } = await runAdmin(["list"]);
    expect(output).toMatch(/sam +staff +active +off +Sam Ortiz +sam@palmetto\.example/);
    expect(output).not.toContain("argon2");
  });

  test("create generates and prints a password if none is piped in", async () => {
    const { code, output } = await runAdmin(["create", "dana", "--role", "admin", "--name", "Dana"]);
    expect(code).toBe(0);
    expect(await verifyPassword(await hashSessionId("dana"), /once: (\S+)/.exec(output)?.[1] ?? "")).toBe(true);
  });

  test("password changes the password and ends the sessions", async () => {
    await createAccount(here.database.db, account("dana"));
    const services = { db: here.database.db, env: { ORIGIN: "http://localhost" } } as Services;
    const cookie = await startSession(services, new Request("http://localhost"), "dana");
    const request = new Request("http://localhost", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
    expect(await findUser(services, request)).not.toBeNull();
    expect(await runAdmin(["password", "dana"], "another good password")).toMatchObject({ code: 0 });
    expect(await findUser(services, request)).toBeNull();
    expect(await verifyPassword(await hashSessionId("dana"), "another good password")).toBe(true);
  });

  test("a locked-out last admin gets a new password and no second factor, which is recorded and emailed later", async () => {
    const { db } = here.database;
    await createAccount(db, { ...account("dana"), email: "dana@palmetto.example" });
    await changeRows(db, "adminUsers", { userId: "dana" }, { totpSecret: "A".repeat(32) });
    await insertRows(db, "recoveryCodes", { userId: "dana", codeHash: "hash" });
    expect(await runAdmin(["password", "dana"], "another good password")).toMatchObject({ code: 0 });
    const off = await runAdmin(["second-factor", "dana"]);
    expect(off).toMatchObject({ code: 0, errorOutput: "" });
    expect(off.output).toContain("takes only its password now");
    expect(await listAccounts(db)).toMatchObject([{ userId: "dana", state: "active", hasSecondFactor: false }]);
    expect(await listRows(db, "recoveryCodes")).toEqual([]);
    const events = await listRows(db, "accountEvents", {}, "createdAt");
    expect(events.map(({ event, actor }) => `${event}, ${actor}`)).toEqual(
      ["created", "password", "factor_off"].map((event) => `${event}, Command line`),
    );
    // The running server sends them.
    const queued = await listRows(db, "outbox", {}, "createdAt");
    expect(queued.map(({ topic, state, attempts }) => [topic, state, attempts])).toEqual([
      ["account-password-changed", "pending", 0],
      ["account-factor-off", "pending", 0],
    ]);
  });

  test("remove removes an account, but not the last one with role admin", async () => {
    for (const [userId, role] of [["dana"], ["lee"], ["sam", "staff"]])
      await createAccount(here.database.db, account(userId as string, role));
    expect(await runAdmin(["remove", "lee"])).toMatchObject({ code: 0 });
    const last = await runAdmin(["remove", "dana"]);
    expect(last.code).toBe(1);
    expect(last.errorOutput).toContain("the last admin");
    expect(await userIds()).toEqual(["dana", "sam"]);
    expect(await runAdmin(["remove", "sam"])).toMatchObject({ code: 0 });
  });

  test.each([
    [["create", "dana", "--role", "admin", "--name", "Again"], PASSWORD, 1, "already"],
    [["password", "nobody"], PASSWORD, 1, 'no account "nobody"'],
    [["remove", "nobody"], undefined, 1, 'no account "nobody"'],
    [["second-factor", "nobody"], undefined, 1, 'no account "nobody" with a second factor'],
    [["second-factor", "dana"], undefined, 1, 'no account "dana" with a second factor'],
  ])("%j is refused, with a reason", async (args, input, code, reason) => {
    await createAccount(here.database.db, account("dana"));
    const refusal = await runAdmin(args, input);
    expect(refusal.code).toBe(code);
    expect(refusal.errorOutput).toContain(reason);
    expect(await userIds()).toEqual(["dana"]);
  });

  test("two removals at once leave one admin", async () => {
    await createAccount(here.database.db, account("dana"));
    await createAccount(here.database.db, account("lee"));
    const results = await Promise.allSettled(["dana", "lee"].map((userId) => removeAccount(here.database.db, userId)));
    const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refusals).toEqual([expect.any(AccountError)]);
    expect(await userIds()).toHaveLength(1);
  });
});
