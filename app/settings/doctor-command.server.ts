import { type Command, CommandRefused } from "../server/command.server";
import type { CheckState } from "../server/health/health-check";
import { type CheckedPart, runHealthChecks } from "../server/health/run-checks.server";
import type { Services } from "../server/services.server";

const words: Record<CheckState, string> = { good: "good", warning: "WARNING", bad: "BAD", unknown: "unknown" };

/** Its exit code is 1 if something is bad. */
export const createDoctorCommand = (services: Services): Command => ({
  about: "Checks the set-up: what the site needs, what was found, and what to do about it. Changes nothing.",
  leavesDatabase: true,
  async run() {
    // The table says what went wrong.
    services.log.level = "silent";
    const parts = await runHealthChecks(services);
    console.log(formatParts(parts));
    const count = (state: CheckState) => parts.filter((part) => part.state === state).length;
    const summary = `${count("bad")} bad, ${count("warning")} warnings, ${count("unknown")} unknown, ${count("good")} good.`;
    if (count("bad") > 0) throw new CommandRefused(summary);
    console.log(summary);
  },
});

function formatParts(parts: CheckedPart[]): string {
  const stateWidth = Math.max(...Object.values(words).map((word) => word.length));
  const nameWidth = Math.max(...parts.map(({ name }) => name.length));
  const indent = " ".repeat(stateWidth + nameWidth + 4);
  const lines = parts.map(({ state, name, found, advice }) => {
    const first = `${words[state].padEnd(stateWidth)}  ${name.padEnd(nameWidth)}  ${found}`;
    return advice ? `${first}\n${indent}${advice}` : first;
  });
  return `${lines.join("\n")}\n`;
}
