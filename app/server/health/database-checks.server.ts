import { existsSync } from "node:fs";
import { findMissingObjects } from "#drizzle/check-schema";
import { getSqliteFile } from "#drizzle/connect";
import { countMigrations } from "#drizzle/migrate";
import type { Services } from "../services.server";
import { compareClocks } from "./compare-clocks";
import { bad, good, type HealthChecks } from "./health-check";

export const createDatabaseChecks = ({ db, env }: Pick<Services, "db" | "env">) =>
  ({
    database: {
      name: "Database",
      advice:
        db.dialect === "sqlite"
          ? "Check DATABASE_URL, and that the user of the site may read and write the file, or restore a backup (docs/operations.md, Restore)."
          : "Start the database server, and check DATABASE_URL.",
      async run() {
        const file = getSqliteFile(env.DATABASE_URL);
        if (file && !existsSync(file))
          return bad(`There is no file ${file}.`, "Check DATABASE_URL. The site creates the file when it starts.");
        await db.ping();
        return good(`${db.dialect === "sqlite" ? "SQLite" : "PostgreSQL"} answers.`);
      },
    },
    schema: {
      name: "Tables",
      advice: "Start the site once, which applies the migrations, or restore a backup (docs/operations.md, Restore).",
      needsDatabase: true,
      async run() {
        const { applied, pending, newer } = await countMigrations(db);
        if (pending > 0)
          return bad(
            `${pending} of ${pending + applied} migrations ${pending === 1 ? "has" : "have"} not been applied.`,
          );
        const { missing, advice } = await findMissingObjects(db);
        if (missing.length > 0) return bad(`Missing: ${missing.join(", ")}.`, advice);
        if (newer > 0)
          return bad(
            `The database has ${newer} ${newer === 1 ? "migration" : "migrations"} of a newer version, so this one does not start.`,
            "Run the newest version that has run on this database.",
          );
        return good(`All ${applied} migrations are applied, and nothing is missing.`);
      },
    },
    databaseClock: {
      name: "Database clock",
      advice: "Set the clocks of this machine and of the database server with a time service (NTP).",
      needsDatabase: true,
      async run() {
        if (db.dialect === "sqlite") return good("SQLite uses the clock of this machine.");
        return compareClocks(await db.compareClocks(), 0, "The database");
      },
    },
  }) satisfies HealthChecks;
