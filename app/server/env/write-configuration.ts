import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { readEnv } from "./env.server";
import { variableGroups } from "./variables.server";

const defaults = readEnv({}) as unknown as Record<string, unknown>;
// Their defaults depend on other variables or on the time.
const DERIVED = ["ORIGIN", "DATABASE_URL"];

const groups = Object.entries(variableGroups).map(([name, variables]) => ({
  name,
  variables: Object.entries(variables).map(([variable, type]) => ({
    name: variable,
    default: String(defaults[variable] ?? ""),
    meaning: type.description ?? "",
  })),
}));
type Variable = (typeof groups)[number]["variables"][number];

export function describeConfiguration(): Record<string, string> {
  const all = groups.flatMap(({ variables }) => variables);
  const readme = readFileSync("README.md", "utf8");
  const [before = "", after = ""] = readme.split(/\| variable \| default \| meaning \|\n(?:\|.*\n)*/);
  return {
    "README.md": before + toTable(all, ({ meaning }) => meaning.split("; ")[0] ?? "") + after,
    "docs/configuration.md": `# Configuration

Variables are read from the environment or from \`.env\` at start, and nothing has to be set. If any value is wrong, the server does not start and lists all wrong values. An empty value counts as not set. Each variable may also be given as a file: \`SESSION_SECRET_FILE=/run/secrets/session\` reads the value of SESSION_SECRET from that file. This page is written by \`npm run configuration\`.
${groups.map(({ name, variables }) => `\n## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${toTable(variables, ({ meaning }) => meaning)}`).join("")}`,
    ".env.example": `# Every variable that the site reads, with its default. Nothing has to be set to try the site.
# Copy to .env (read at start) or set in the environment; NAME_FILE names a file with the value of NAME. This file is written by \`npm run configuration\`.
${groups.map(({ name, variables }) => `\n# --- ${name} ---\n${variables.map(toExample).join("")}`).join("")}`,
  };
}

function toTable(variables: Variable[], describe: (variable: Variable) => string): string {
  const rows = variables.map((variable) => {
    const value = variable.default && !DERIVED.includes(variable.name) ? `\`${variable.default}\`` : "";
    return `| \`${variable.name}\` | ${value} | ${describe(variable)} |\n`;
  });
  return `| variable | default | meaning |\n|---|---|---|\n${rows.join("")}`;
}

function toExample(variable: Variable): string {
  const lines: string[] = variable.meaning.replaceAll("`", "").match(/.{1,117}(?= |$)/g) ?? [];
  return `${lines.map((line) => `# ${line.trim()}\n`).join("")}# ${variable.name}=${variable.default}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const [path, text] of Object.entries(describeConfiguration())) writeFileSync(path, text);
