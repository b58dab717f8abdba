import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const children = new Set<ChildProcess>();

/** Kills the process when this run ends. */
export function killOnExit<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

async function start<Answer>(file: string, job: unknown): Promise<{ child: ChildProcess; answer: Answer }> {
  const child = killOnExit(fork(fileURLToPath(new URL(file, import.meta.url))));
  child.send(job as object);
  const answer = await Promise.race([
    once(child, "message").then(([message]) => message as Answer),
    once(child, "exit").then(([code]) => {
      throw new Error(`${file} ended with ${code} before it answered`);
    }),
  ]);
  return { child, answer };
}

export async function runClient<Result>(file: string, job: unknown): Promise<Result> {
  const { child, answer } = await start<Result>(file, job);
  child.disconnect();
  return answer;
}

export async function startReference(file: string, job: unknown): Promise<{ origin: string; stop(): Promise<void> }> {
  const { child, answer } = await start<{ origin: string }>(file, job);
  return {
    origin: answer.origin,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
