/** `npm run migrations -- <name>` writes what changed in `schema/` as a migration of each dialect. */
import { spawnSync } from "node:child_process";

const [name] = process.argv.slice(2);
if (!name) {
  console.error("Give the migrations a name: npm run migrations -- <name>");
  process.exit(1);
}
for (const [folder, dialect] of [
  ["sqlite", "sqlite"],
  ["postgres", "postgresql"],
] as const) {
  const from = ["--dialect", dialect, "--schema", `drizzle/schema/${folder}`];
  const to = ["--out", `migrations/${folder}`, "--name", name];
  const { status } = spawnSync("drizzle-kit", ["generate", ...from, ...to], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
