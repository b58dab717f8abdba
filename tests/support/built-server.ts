import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect } from "vitest";
import { openTestDatabase, type TestDatabase } from "./database/database";
import { findFreePort } from "./network/find-free-port";
import { createTempFolder } from "./temp-folder";
import { waitUntil } from "./wait-until";

/** A database with all migrations, on a machine that runs other tests as well. */
const START_TIMEOUT_MS = 45_000;

interface BuiltServer {
  database: TestDatabase;
  folder: string;
  port: number;
  /** Starts the build in `checkout` with these variables. */
  start(variables?: Record<string, string>, checkout?: string): RunningServer;
  /** Resolves when the server answers. */
  startAndWait(variables?: Record<string, string>, checkout?: string): Promise<RunningServer>;
  killAfterTest(child: ChildProcess): void;
}

interface RunningServer {
  child: ChildProcess;
  exited: Promise<unknown[]>;
  output(): string;
}

/** Each test gets its own process, database, folder and port. */
export function setUpBuiltServer(): BuiltServer {
  const running: ChildProcess[] = [];
  const server = {
    killAfterTest: (child) => void running.push(child),
    start(variables = {}, checkout = ".") {
      const child = spawn(process.execPath, ["build/server.js"], {
        cwd: checkout,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: "production",
          PORT: String(server.port),
          HOST: "127.0.0.1",
          LOG_FORMAT: "json",
          VAR_DIR: server.folder,
          DATABASE_URL: server.database.url,
          ...variables,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      server.killAfterTest(child);
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk) => {
          output += chunk;
        });
      return { child, exited: once(child, "exit"), output: () => output };
    },
    async startAndWait(variables, checkout) {
      const running = server.start(variables, checkout);
      const expectReady = async () => {
        const signal = AbortSignal.timeout(5_000);
        const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`, { signal });
        expect(ready.status, running.output()).toBe(200);
        // Another process on this port could have answered.
        expect(running.child.exitCode, running.output()).toBeNull();
      };
      await waitUntil(expectReady, START_TIMEOUT_MS);
      return running;
    },
  } as BuiltServer;
  beforeEach(async () => {
    server.database = await openTestDatabase();
    server.folder = await createTempFolder("process");
    server.port = await findFreePort();
  });
  afterEach(async () => {
    for (const child of running.splice(0)) if (child.exitCode === null) child.kill("SIGKILL");
    await server.database.close();
    await rm(server.folder, { recursive: true, force: true });
  });
  return server;
}
