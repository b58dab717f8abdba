/**
 * `npm run test:image`: builds the image and compares it with what docs/operations.md promises. Needs Linux and Docker,
 * or in CONTAINER_TOOL the path of a program with the commands `build TAG FOLDER` and
 * `run TAG [--read-only] [-v FOLDER:PATH] [NAME=VALUE]… [-- COMMAND…]`.
 */
import { strict as assert } from "node:assert";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { question } from "#app/packages/packages";
import { paths } from "#app/paths";
import { findFreePort } from "#tests/support/network/find-free-port";
import { createOrderFields } from "#tests/support/order/order-form";

const TAG = "agency-site:test";
const most = { "size of the image": 350, "start to the first page": 1200, "memory when idle": 150, stop: 10_000 };
/** The user `node` of the image. */
const USER = 1000;

const tool = process.env.CONTAINER_TOOL;
const volume = mkdtempSync(join(tmpdir(), "image-"));
chownSync(volume, USER, USER);
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const site = `http://127.0.0.1:${port}`;
const variables = [
  `PORT=${port}`,
  `ORIGIN=${origin}`,
  `SESSION_SECRET=${"s".repeat(32)}`,
  `STRIPE_WEBHOOK_SECRET=whsec_${"s".repeat(32)}`,
];
const running = new Set<ChildProcess>();

try {
  report("size of the image", buildImage(), "MB");
  const first = await start();
  await askQuestion();
  await startUpload();
  report("stop", await first.stop(), "ms");

  const second = await start();
  report("start to the first page", second.startMs, "ms");
  assert.equal(await runCommand("admin", "recount"), "All counts agree with the orders.\n");
  assert.equal(countOrders(), 1, "The order is there after a restart.");
  await wait(3000);
  report("memory when idle", readMemory(second.pid), "MB");
  await second.stop();
} finally {
  for (const child of running) child.kill("SIGTERM");
  await Promise.all([...running].map((child) => once(child, "exit")));
  rmSync(volume, { recursive: true, force: true });
}

function report(what: keyof typeof most, value: number, unit: string): void {
  console.log(`${what}: ${Math.round(value)} ${unit}, at most ${most[what]}`);
  if (value > most[what]) process.exitCode = 1;
}

/** Returns its size in MB. */
function buildImage(): number {
  const output = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1024 ** 3 });
    assert.equal(status, 0, stderr);
    return stdout;
  };
  if (tool) return Number(/ ([\d.]+) MB\s*$/.exec(output(tool, "build", TAG, "."))?.[1]);
  output("docker", "build", "--tag", TAG, ".");
  return Number(output("docker", "image", "inspect", "--format", "{{.Size}}", TAG)) / 1e6;
}

function run(command: string[]): ChildProcess {
  const shared = ["--read-only", "-v", `${volume}:/var/palmetto`];
  const args = tool
    ? ["run", TAG, ...shared, ...variables, ...(command.length > 0 ? ["--", ...command] : [])]
    : ["run", "--rm", "--network", "host", ...shared, ...variables.flatMap((pair) => ["--env", pair]), TAG, ...command];
  const child = spawn(tool ?? "docker", args, { stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

async function runCommand(...command: string[]): Promise<string> {
  const child = run(command);
  const exited = once(child, "exit");
  const [output, errors] = await Promise.all([text(child.stdout as never), text(child.stderr as never)]);
  const [status] = await exited;
  assert.equal(status, 0, errors);
  return output;
}

async function start() {
  const child = run([]);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const deadline = Date.now() + 60_000;
  const isUp = () =>
    fetch(site).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isUp())) {
    assert.ok(child.exitCode === null && Date.now() < deadline, `The site did not start:\n${output}`);
    await wait(10);
  }
  const pid = findServer();
  return {
    pid,
    startMs: readAge(pid),
    async stop(): Promise<number> {
      const begun = Date.now();
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      const [status] = await exited;
      assert.equal(status, 0, output);
      return Date.now() - begun;
    },
  };
}

function findServer(): number {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "latin1").split("\0");
    } catch {
      return [];
    }
  };
  const found = readdirSync("/proc").find(
    (pid) => read(pid, "cmdline")[0] === "node" && read(pid, "environ").includes(`PORT=${port}`),
  );
  assert.ok(found, "The process of the site was not found.");
  return Number(found);
}

/** Milliseconds since the process began. */
function readAge(pid: number): number {
  const TICKS_A_SECOND = 100;
  const uptime = Number(readFileSync("/proc/uptime", "utf8").split(" ")[0]);
  const begun = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[19]) / TICKS_A_SECOND;
  return (uptime - begun) * 1000;
}

/** Resident, in MB. */
function readMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** An order as a browser without JavaScript sends it, of the choice that needs no payment. */
async function askQuestion(): Promise<void> {
  const fields = createOrderFields({ option: question.value }) as Record<string, string>;
  const answer = await fetch(site + paths.visualDesign, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: origin },
    redirect: "manual",
  });
  assert.equal(answer.status, 303);
}

/** Of a photo, which never ends. */
async function startUpload(): Promise<void> {
  const sent = request(`${site}${paths.visualDesign}/uploads`, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=cut", "Content-Length": 1_000_000, Origin: origin },
  });
  sent.on("error", () => {});
  sent.write(`--cut\r\nContent-Disposition: form-data; name="photos"; filename="sign.jpg"\r\n\r\n`);
  sent.write(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100_000)]));
  await wait(500);
}

function countOrders(): number {
  const script = `const db = new (require("better-sqlite3"))("${volume}/palmetto.db"); console.log(db.prepare("select count(*) as n from form_submissions").get().n)`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--eval", script], { encoding: "utf8" });
  assert.notEqual(stdout, "", stderr);
  return Number(stdout);
}
