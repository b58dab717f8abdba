import { readdirSync, readFileSync } from "node:fs";

const INTERVAL_MS = 20;
const KB_PER_MB = 1024;

/** Measures a process, and together with its children, until `stop`, which returns the most that they used, in MB. */
export function watchMemory(pid: number | undefined) {
  if (!pid || !read(`/proc/${pid}/smaps_rollup`))
    throw new Error("The memory of processes is read from /proc/<pid>/smaps_rollup: run this test on Linux.");
  let together = 0;
  // Which pages are shared is expensive to read, so it is read again only when these processes may use more than ever.
  let last = { pids: "", countedTwice: 0 };
  const sample = () => {
    const pids = listProcesses(pid);
    const resident = pids.reduce((sum, one) => sum + sumOf(read(`/proc/${one}/status`), "VmRSS"), 0);
    if (String(pids) === last.pids && resident - last.countedTwice <= together) return;
    const processes = pids.map(readMemory);
    const own = processes.reduce((sum, process) => sum + process.own, 0);
    // Pages that several processes share, such as the code of Node.js, count once.
    const used = own + Math.max(...processes.map(({ shared }) => shared));
    last = { pids: String(pids), countedTwice: resident - used };
    together = Math.max(together, used);
  };
  sample();
  const timer = setInterval(sample, INTERVAL_MS);
  return {
    stop(): { server: number; together: number } {
      clearInterval(timer);
      return { server: sumOf(read(`/proc/${pid}/status`), "VmHWM"), together };
    },
  };
}

function listProcesses(pid: number): number[] {
  const children = listThreads(pid).flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(" "));
  return [pid, ...children.filter(Boolean).flatMap((child) => listProcesses(Number(child)))];
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function readMemory(pid: number) {
  const memory = read(`/proc/${pid}/smaps_rollup`);
  return { own: sumOf(memory, "Private_(?:Clean|Dirty)"), shared: sumOf(memory, "Shared_(?:Clean|Dirty)") };
}

/** The sum of these lines, in MB. */
function sumOf(lines: string, name: string): number {
  const found = lines.matchAll(new RegExp(`^${name}:\\s+(\\d+) kB`, "gm"));
  return [...found].reduce((sum, [, kb]) => sum + Number(kb), 0) / KB_PER_MB;
}

/** "" if the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
