import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProvidedContext } from "vitest";
import { findFreePort } from "../network/find-free-port";

export type S3Info = NonNullable<ProvidedContext["s3"]>;

const SCRIPT = fileURLToPath(new URL("s3-server.sh", import.meta.url));
const EXIT_CANNOT_RUN = 3;

/** Uses the server of TEST_S3_ENDPOINT or starts one. Null if this machine cannot run one. @throws Error with CI set */
export async function startS3(): Promise<(S3Info & { stop(): Promise<void> }) | null> {
  const defaults = { region: "us-east-1", accessKeyId: "test-key", secretAccessKey: "test-secret" };
  const { TEST_S3_ENDPOINT: endpoint, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY, CI } = process.env;
  if (endpoint) {
    const accessKeyId = TEST_S3_ACCESS_KEY_ID || defaults.accessKeyId;
    const secretAccessKey = TEST_S3_SECRET_ACCESS_KEY || defaults.secretAccessKey;
    const limited = findLimitedUser();
    return { ...defaults, endpoint, accessKeyId, secretAccessKey, limited, stop: async () => {} };
  }

  let started = await startLocalServer();
  // It also takes the next port, which another process may have just taken.
  for (let tries = 1; started.code === 1 && tries < 3; tries++) started = await startLocalServer();
  const { code, errors, port, stop } = started;
  const limited = { accessKeyId: "limited-key", secretAccessKey: "limited-secret" };
  if (code === 0) return { ...defaults, endpoint: `http://127.0.0.1:${port}`, limited, stop };
  if (code !== EXIT_CANNOT_RUN) throw new Error(`tests/support/storage/s3-server.sh ended with ${code}:\n${errors}`);
  const advice = "Set TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY to run them elsewhere.";
  if (CI) throw new Error(`${errors}The S3 tests cannot run, and CI leaves none out. ${advice}`);
  console.warn(`The S3 tests do not run. ${advice}`);
  return null;
}

function findLimitedUser(): S3Info["limited"] {
  const { TEST_S3_LIMITED_ACCESS_KEY_ID: accessKeyId, TEST_S3_LIMITED_SECRET_ACCESS_KEY: secretAccessKey } =
    process.env;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  console.warn("The tests of a full S3 do not run without TEST_S3_LIMITED_ACCESS_KEY_ID (README.md).");
  return null;
}

async function startLocalServer() {
  const folder = await mkdtemp(join(tmpdir(), "palmetto-s3-"));
  const port = String(await findFreePort());
  const stop = async () => {
    await runScript("stop", folder);
    await rm(folder, { recursive: true, force: true });
  };
  const { code, errors } = await runScript("start", folder, port, String(process.pid));
  if (code !== 0) await stop();
  return { code, errors, port, stop };
}

export function s3TestEnv(info: S3Info, bucket: string): Record<string, string> {
  return {
    STORAGE: "s3",
    S3_BUCKET: bucket,
    S3_ENDPOINT: info.endpoint,
    S3_REGION: info.region,
    S3_ACCESS_KEY_ID: info.accessKeyId,
    S3_SECRET_ACCESS_KEY: info.secretAccessKey,
  };
}

function runScript(...args: string[]): Promise<{ code: number; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn("bash", [SCRIPT, ...args], { stdio: ["ignore", "ignore", "pipe"] });
    let errors = "";
    const appendError = (text: string) => {
      errors += text;
      process.stderr.write(text);
    };
    child.stderr.setEncoding("utf8").on("data", appendError);
    child.once("error", (error) => {
      appendError(`The S3 server cannot run here: ${error.message}.\n`);
      resolve({ code: EXIT_CANNOT_RUN, errors });
    });
    child.once("close", (code) => resolve({ code: code ?? 1, errors }));
  });
}
