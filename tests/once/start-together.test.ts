import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "../support/browser/visitor";
import { setUpBuiltServer } from "../support/built-server";
import { holdWriteLock } from "../support/database/write-lock";
import { createOrderFields } from "../support/order/order-form";

const built = setUpBuiltServer();
const PROCESSES = 12;

/** Starts another process in the same empty folder, on its own port. */
function startProcess() {
  const child = spawn(process.execPath, ["--import", "./tests/support/start-together.mjs", "build/server.js"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      LOG_FORMAT: "json",
      PORT: "0",
      VAR_DIR: `${built.folder}/new`,
      START: `${built.folder}/start`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  built.killAfterTest(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return { child, output: () => output, port: () => /"port":(\d+)/.exec(output)?.[1] };
}

test("processes that start together in a new folder share one database, one account and one secret", {
  timeout: 180_000,
}, async () => {
  const all = Array.from({ length: PROCESSES }, startProcess);
  const wait = { timeout: 80_000, interval: 50 };
  await vi.waitFor(() => expect(all.filter(({ output }) => output() !== "loaded\n")).toEqual([]), wait);
  // They all wait for a write lock that the test holds on the new database.
  const file = `${built.folder}/new/palmetto.db`;
  mkdirSync(`${built.folder}/new`);
  const release = await holdWriteLock(`file:${file}`);
  writeFileSync(`${built.folder}/start`, "");
  await vi.waitFor(() => expect(existsSync(`${built.folder}/new/secrets.json`)).toBe(true), wait);
  await release();
  const isDone = ({ child, port }: (typeof all)[number]) => child.exitCode !== null || port() !== undefined;
  await vi.waitFor(() => expect(all.every(isDone)).toBe(true), wait);
  expect(all.filter(({ child }) => child.exitCode !== null).map(({ output }) => output())).toEqual([]);
  expect(all.filter(({ output }) => /user id admin, password \S+/.test(output()))).toHaveLength(1);
  expect(readdirSync(`${built.folder}/new`).filter((name) => name.startsWith("secrets.json"))).toEqual([
    "secrets.json",
  ]);

  // Each process accepts what any other has signed.
  const origins = all.map(({ port }) => `http://127.0.0.1:${port()}`);
  const placed = await new Visitor(origins[0] ?? "").post(paths.visualDesign, createOrderFields());
  expect(placed.status).toBe(303);
  const number = /SUB-\w{8}/.exec(placed.headers.get("Location") ?? "")?.[0] ?? "none";
  for (const origin of origins) {
    const visitor = new Visitor(origin);
    for (const line of placed.headers.getSetCookie()) visitor.storeCookie(line);
    expect(await (await visitor.get(paths.thankYouOrder)).text()).toContain(number);
  }
});

test("secrets that processes create at the same moment are the same for all", { timeout: 120_000 }, async () => {
  // Many folders, because two processes rarely reach the same one within the same microseconds.
  const script = `
    const { loadSecrets } = await import("./app/server/secrets.server.ts");
    const { createHash } = await import("node:crypto");
    const hash = createHash("sha256");
    const begin = Number(process.env.BEGIN);
    // A timer is too late by milliseconds, so it only shortens the loop.
    await new Promise((resolve) => setTimeout(resolve, begin - 100 - Date.now()));
    while (Date.now() < begin) {}
    for (let n = 0; n < 400; n++)
      hash.update(JSON.stringify(loadSecrets({ VAR_DIR: process.env.FOLDER + "/" + n })));
    console.log(hash.digest("hex"));`;
  const begin = String(Date.now() + 5000);
  const run = () =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
      env: { ...process.env, FOLDER: built.folder, BEGIN: begin },
    });
  const said = await Promise.all([run(), run(), run(), run()]);
  expect(new Set(said.map(({ stdout }) => stdout)).size).toBe(1);
});
