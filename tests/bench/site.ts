import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { paths } from "#app/paths";
import { variableGroups } from "#app/server/env/variables.server";
import { killOnExit } from "./child";

export interface BenchSite {
  origin: string;
  folder: string;
  database: string;
  /** Milliseconds in the server's log for the requests with these ids. */
  readServerTimes(ids: string[]): Promise<number[]>;
  /** Megabytes; null where the system does not report it. */
  peakMemory(): number | null;
  /** Milliseconds; null where the system does not report it. */
  processorTime(): number | null;
  stop(): Promise<void>;
}

const product = { node: ["build/server.js"], ready: "/readyz" };
export const remixServe = {
  node: ["--import", "tsx", "node_modules/@remix-run/serve/dist/cli.js", "tests/bench/remix-serve-build.ts"],
  ready: paths.visualDesign,
};

export async function startBuiltSite(
  { node, ready } = product,
  databaseUrl?: string,
  variables: Record<string, string> = {},
): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-bench-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, "server.log"), "w");
  const database = join(folder, "bench.db");
  const child = killOnExit(
    spawn(process.execPath, node, {
      stdio: ["ignore", log, log],
      // Empty variables are not read from a .env file either.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        APP_ENV: "local",
        HOST: "127.0.0.1",
        PORT: String(port),
        ORIGIN: origin,
        VAR_DIR: folder,
        DATABASE_URL: databaseUrl ?? `file:${database}`,
        LOG_LEVEL: "info",
        LOG_FORMAT: "json",
        STORAGE: "file",
        TRUSTED_PROXIES: "0",
        ORDERS_PER_HOUR: "0",
        UNCONFIRMED_EMAILS_PER_HOUR: "0",
        UNCONFIRMED_EMAILS_PER_DAY: "0",
        MESSAGES_PER_HOUR: "0",
        UPLOADS_PER_HOUR: "0",
        UPLOAD_MB_PER_HOUR: "0",
        ...Object.fromEntries([...targets, "WEBHOOK_SECRET", ...paymentLinks].map((n) => [n, ""])),
        ...variables,
      },
    }),
  );
  closeSync(log);
  const { pid } = child;
  const site: BenchSite = {
    origin,
    folder,
    database,
    readServerTimes: (ids) => readTimes(join(folder, "server.log"), ids),
    peakMemory: () => (pid ? peakMemory(pid) : null),
    processorTime: () => (pid ? processorTime(pid) : null),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        const deadline = setTimeout(() => child.kill("SIGKILL"), 30_000);
        await ended;
        clearTimeout(deadline);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break;
    if (
      await fetch(origin + ready)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      return site;
    await wait(100);
  }
  const output = readFileSync(join(folder, "server.log"), "utf8");
  await site.stop();
  throw new Error(`The built server did not start:\n${output}`);
}

const variableNames = Object.values(variableGroups).flatMap(Object.keys);
const targets = ["SMTP_URL", ...variableNames.filter((name) => name.endsWith("_WEBHOOK_URL"))];
const paymentLinks = variableNames.filter((name) => name.startsWith("PAYMENT_LINK_"));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function readTimes(log: string, ids: string[]): Promise<number[]> {
  for (let tries = 0; tries < 50; tries++) {
    const lines = readFileSync(log, "utf8").split("\n");
    const requests = lines.filter((line) => line.endsWith('"msg":"request"}')).map((line) => JSON.parse(line));
    const times = new Map<string, number>(requests.map(({ id, ms }) => [id, ms]));
    const found = ids.map((id) => times.get(id)).filter((ms) => ms !== undefined);
    if (found.length === ids.length) return found;
    await wait(100);
  }
  throw new Error("The server's log lacks requests");
}

function peakMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes ? (Number(kilobytes) * 1024) / 1e6 : null;
  } catch {
    return null;
  }
}

/** User and system time, fields 14 and 15, in hundredths of a second: proc_pid_stat(5). */
function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
