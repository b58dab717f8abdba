import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, statfsSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { paths } from "#app/paths";
import { connect } from "#drizzle/connect";
import { killOnExit } from "../child";
import { median, percentile } from "../median";
import { seedOffice } from "../office/office-seed";
import { signIn } from "../sign-in";
import { type BenchSite, startBuiltSite } from "../site";
import type { Measurement } from "../targets";

const ORDERS = 100_000;
const GIGABYTES = Number(process.env.GIGABYTES ?? 10);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SIZES = [0.1, 1, 3, 8, 20].map((megabytes) => megabytes * 1e6);
const FILES_PER_ORDER = 3;
/** Between two requests of a visitor. */
const PAUSE_MS = 5;

interface Round {
  seconds: number;
  /** Milliseconds of other requests meanwhile. */
  others: number[];
  /** Of the machine, before it began. */
  load: number;
}

/**
 * A backup beside `cp` with `sync`, in turns, both with the same priority. "Cold": the system's memory of files is emptied before each, which only
 * root may do on Linux.
 */
export async function measureBackup(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-backup-"));
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < GIGABYTES * 2.5e9) throw new Error("There is too little room. Set GIGABYTES to less than 10.");
  const database = join(folder, "site.db");
  const url = `file:${database}`;
  await seedOffice(url, ORDERS);
  const site = await startBuiltSite(undefined, url);
  try {
    const visit = await createVisit(site, url);
    const files = join(site.folder, "files");
    writeFiles(files);
    const target = join(folder, "target");
    const works = {
      copy: () => run(["nice", "sh", "-c", 'cp -r "$@" && sync', "sh", files, database, target], {}),
      backup: () =>
        run([process.execPath, "build/admin.js", "backup", "--to", target], {
          ...{ DATABASE_URL: url, VAR_DIR: site.folder },
        }),
    };
    const measurements: Measurement[] = [];
    for (const cache of process.getuid?.() === 0 ? (["Warm", "Cold"] as const) : (["Warm"] as const)) {
      const rounds: Record<keyof typeof works, Round[]> = { copy: [], backup: [] };
      for (let round = 0; round < ROUNDS; round++)
        for (const name of ["copy", "backup"] as const) {
          await rm(target, { recursive: true, force: true });
          mkdirSync(target);
          await run(["sh", "-c", cache === "Cold" ? "sync; echo 3 > /proc/sys/vm/drop_caches" : "sync"], {});
          rounds[name].push(await measureRound(works[name], visit));
        }
      measurements.push(...summarize(cache, rounds));
    }
    return measurements;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function summarize(cache: "Warm" | "Cold", { copy, backup }: Record<"copy" | "backup", Round[]>): Measurement[] {
  const rate = (rounds: Round[]) => (GIGABYTES * 1000) / median(rounds.map(({ seconds }) => seconds));
  const others = (rounds: Round[]) => rounds.flatMap(({ others }) => others);
  const list = (rounds: Round[]) =>
    rounds.map(({ seconds, load }) => `${seconds.toFixed(1)} (load ${load.toFixed(1)})`).join(", ");
  return [
    {
      of: `backupRate${cache}`,
      value: rate(backup),
      reference: rate(copy),
      note: `seconds: backup ${list(backup)}; cp ${list(copy)}`,
    },
    {
      of: `backupOthers${cache}`,
      value: percentile(others(backup), 0.99),
      reference: percentile(others(copy), 0.99),
      note: `${others(backup).length} requests, half of them within ${median(others(backup)).toFixed(1)} ms, the slowest ${Math.max(...others(backup)).toFixed(0)} ms`,
    },
  ];
}

/** In the sizes of photos and small videos. */
function writeFiles(folder: string): void {
  const bytes = randomBytes(Math.max(...SIZES));
  for (let [number, written] = [0, 0]; written < GIGABYTES * 1e9; number++) {
    const size = SIZES[number % SIZES.length] as number;
    const path = join(folder, "orders", String(Math.floor(number / FILES_PER_ORDER)), `${number}.jpg`);
    bytes.writeUInt32LE(number);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes.subarray(0, size));
    written += size;
  }
}

/** Opens a page from memory and an order in the office, in turns. */
async function createVisit(site: BenchSite, url: string): Promise<() => Promise<void>> {
  const cookie = await signIn(url, site.origin);
  const db = connect(url);
  const orders = await db.read
    .select({ id: db.tables.formSubmissions.submissionId })
    .from(db.tables.formSubmissions)
    .limit(200);
  await db.close();
  let count = 0;
  const visit = async () => {
    const order = orders[count % orders.length]?.id ?? "";
    const office = count++ % 2 === 1;
    const answer = await fetch(site.origin + (office ? paths.adminOrder(order) : paths.visualDesign), {
      headers: office ? { Cookie: cookie } : {},
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
  };
  for (let time = 0; time < 100; time++) await visit();
  return visit;
}

async function measureRound(work: () => Promise<void>, visit: () => Promise<void>): Promise<Round> {
  const others: number[] = [];
  const load = loadavg()[0] as number;
  const started = performance.now();
  let seconds = 0;
  const visitAll = async () => {
    while (seconds === 0) {
      const asked = performance.now();
      await visit();
      others.push(performance.now() - asked);
      await wait(PAUSE_MS);
    }
  };
  const working = work().finally(() => {
    seconds = (performance.now() - started) / 1000;
  });
  await Promise.all([working, visitAll()]);
  return { seconds, others, load };
}

async function run([program = "", ...args]: string[], variables: Record<string, string>): Promise<void> {
  const env = { PATH: process.env.PATH, NODE_ENV: "production" as const, ...variables };
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  killOnExit(child);
  const [[code], errors] = await Promise.all([once(child, "exit"), text(child.stderr)]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errors}`);
}
