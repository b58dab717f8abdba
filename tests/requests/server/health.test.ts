import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { startSiteForTest } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();
const pings = (folder: string) => readdirSync(join(folder, "files")).filter((name) => name.startsWith(".ping-"));

test("concurrent readiness checks share one check of the database and the storage", async () => {
  const site = await startSiteForTest();
  const asked = [vi.spyOn(site.services.storage, "ping"), vi.spyOn(site.services.db, "ping")];
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.origin}/readyz`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  expect(asked.map((ping) => ping.mock.calls.length)).toEqual([1, 1]);
});

test("a failure and a recovery are reported soon", { timeout: 60_000 }, async () => {
  const site = await startSiteForTest();
  const files = join(site.folder, "files");
  const status = async () => (await fetch(`${site.origin}/readyz`)).status;
  expect(await status()).toBe(200);
  rmSync(files, { recursive: true });
  writeFileSync(files, "");
  await waitUntil(async () => expect(await status()).toBe(503));
  rmSync(files);
  await waitUntil(async () => expect(await status()).toBe(200));
});

test("with the key of the metrics, /readyz shows what Health shows, also while the database is away", async () => {
  const key = "k".repeat(32);
  const site = await startSiteForTest({ METRICS_KEY: key });
  const ask = async (given: string) => {
    const answer = await fetch(`${site.origin}/readyz`, { headers: { Authorization: `Bearer ${given}` } });
    return [answer.status, await answer.text()] as const;
  };
  expect(await ask(key)).toEqual([200, expect.stringMatching(/^good +Database +\w+ answers\.$/m)]);
  expect(await ask(`${key}x`)).toEqual([200, "ok\n"]);
  await site.services.db.close();
  await waitUntil(async () => expect(await ask("")).toEqual([503, "away: database\n"]));
  const [status, table] = await ask(key);
  expect(status).toBe(503);
  expect(table).toMatch(/^BAD +Database +.*\n +(Start the database server|Check DATABASE_URL)/m);
  expect(table).toMatch(/^unknown +Tables +The database didn’t answer\.\n +Look at the line Database first\.$/m);
  expect(table).toMatch(/^good +Files /m);
});

test.each(["/healthz", "/readyz"])("%s accepts only GET and HEAD", async (path) => {
  const site = await startSiteForTest();
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const refused = await fetch(site.origin + path, { method, headers: { Origin: site.origin } });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  }
  expect(existsSync(join(site.folder, "files"))).toBe(false);
  const head = await fetch(site.origin + path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(await (await new Visitor(site).get(path)).text()).toBe("ok\n");
});

test("check files of an earlier process are removed, but not those that another process is writing", async () => {
  const site = await startSiteForTest();
  await site.services.storage.ping();
  const files = join(site.folder, "files");
  writeFileSync(join(files, ".ping-old"), "");
  writeFileSync(join(files, ".ping-new"), "");
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  utimesSync(join(files, ".ping-old"), yesterday, yesterday);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  expect(pings(site.folder)).toEqual([".ping-new"]);
});

// A file size limit has the same effect as a full disk; only Linux can set it from outside.
test.runIf(process.platform === "linux")(
  "a full disk is reported, and no check files are left on it",
  { timeout: 60_000 },
  async () => {
    const { child } = await built.startAndWait();
    execFileSync("prlimit", ["--fsize=0", "--pid", String(child.pid)]);
    const asked = async () => {
      const answer = await fetch(`http://127.0.0.1:${built.port}/readyz`);
      expect([answer.status, await answer.text()]).toEqual([503, "away: storage\n"]);
    };
    await waitUntil(asked);
    expect(pings(built.folder)).toEqual([]);
  },
);
