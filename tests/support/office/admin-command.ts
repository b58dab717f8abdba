import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import { openTestDatabase, type TestDatabase } from "../database/database";
import type { Site } from "../site";
import { createTempFolder } from "../temp-folder";

interface Result {
  code: number;
  output: string;
  errorOutput: string;
}

interface AdminCommand {
  database: TestDatabase;
  folder: string;
  /** Without `input` nothing is piped in. */
  runAdmin(args: string[], input?: string): Promise<Result>;
}

interface Surroundings {
  url: string;
  folder: string;
  /** Without it nothing is piped in. */
  input?: string;
  variables?: Record<string, string>;
}

export function spawnCommand(args: string[], { url, folder, input, variables }: Surroundings) {
  return spawn(process.execPath, ["build/admin.js", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", VAR_DIR: folder, DATABASE_URL: url, ...variables },
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"] as ["pipe", "pipe", "pipe"],
  });
}

export async function runCommand(args: string[], surroundings: Surroundings): Promise<Result> {
  const child = spawnCommand(args, surroundings);
  child.stdin?.end(surroundings.input);
  const streams = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, "exit");
  const [output = "", errorOutput = ""] = await Promise.all(streams);
  return { code, output, errorOutput };
}

export function setUpAdminCommand(): AdminCommand {
  const command = {
    runAdmin: (args, input) => runCommand(args, { url: command.database.url, folder: command.folder, input }),
  } as AdminCommand;
  beforeEach(async () => {
    command.database = await openTestDatabase();
    command.folder = await createTempFolder("accounts");
  });
  afterEach(async () => {
    await command.database.close();
    await rm(command.folder, { recursive: true, force: true });
  });
  return command;
}

/** `npm run doctor` with the database and folder of the site. `find` returns the line of a part, with its advice. */
export async function runDoctor({ origin, folder, services }: Site, variables: Record<string, string> = {}) {
  const { DATABASE_URL: url } = services.env;
  const { code, output, errorOutput } = await runCommand(["doctor"], {
    ...{ url, folder },
    variables: { ORIGIN: origin, WEBHOOK_ALLOW_PRIVATE: "true", ...variables },
  });
  const find = (name: string) => {
    const lines = output.split("\n");
    const at = lines.findIndex((line) => new RegExp(`^\\w+ +${name}  `).test(line));
    return lines
      .slice(at, at + 2)
      .join(" ")
      .replace(/ +/g, " ");
  };
  return { code, output, errorOutput, find };
}
