import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { runHealthChecks } from "../server/health/run-checks.server";
import { listForwarded } from "../server/http/context.server";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";

interface Journal {
  entries: { tag: string }[];
}

export async function loadHealth(services: Services, incoming: IncomingMessage) {
  const { db, env } = services;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const journal = join("migrations", db.dialect, "meta/_journal.json");
  const { entries } = JSON.parse(readFileSync(journal, "utf8")) as Journal;
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return {
    facts: [
      { label: "Version", value: version },
      { label: "Running since", value: formatMoment(startedAt, env.BUSINESS_TIMEZONE) },
    ],
    support: [
      { label: "Node.js", value: process.versions.node },
      { label: "Database", value: db.dialect === "sqlite" ? "SQLite" : "PostgreSQL" },
      // The server starts only after all migrations were applied.
      { label: "Newest migration", value: entries.at(-1)?.tag ?? "" },
    ],
    checks: await runHealthChecks(services, listForwarded(incoming).length),
  };
}
