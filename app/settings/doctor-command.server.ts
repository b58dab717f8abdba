import { type Command, CommandRefused } from "../server/command.server";
import { formatParts } from "../server/health/format-parts";
import type { CheckState } from "../server/health/health-check";
import { runHealthChecks } from "../server/health/run-checks.server";
import type { Services } from "../server/services.server";

/** The exit code is 1 if anything is bad. */
export const createDoctorCommand = (services: Services): Command => ({
  about: "Checks the set-up: what the site needs, what was found, and what to do about it. Changes nothing.",
  leavesDatabase: true,
  async run() {
    services.log.level = "silent";
    const parts = await runHealthChecks(services);
    console.log(`${formatParts(parts)}\n`);
    const count = (state: CheckState) => parts.filter((part) => part.state === state).length;
    const warnings = count("warning");
    const summary = `${count("bad")} bad, ${warnings} ${warnings === 1 ? "warning" : "warnings"}, ${count("unknown")} unknown, ${count("good")} good, ${count("unused")} unused.`;
    if (count("bad") > 0) throw new CommandRefused(summary);
    console.log(summary);
  },
});
