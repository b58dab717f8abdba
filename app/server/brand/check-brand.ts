/** The build's first part and `npm run brand`: refuses a brand that pages could not show. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { parseCoordinates } from "../time/coordinates";
import { findLogoProblem } from "./find-logo-problem";
import { listLowContrasts } from "./list-low-contrasts";

const MAX_LOGO_KB = 8;

const texts = z.object({
  name: z.string().trim().min(1).max(40),
  email: z.email(),
  city: z.string(),
  coordinates: z
    .string()
    .refine(
      (text) => text === "" || parseCoordinates(text),
      "must be latitude and longitude, such as 28.54, -81.38, or empty",
    ),
  domain: z.hostname(),
});
const color = z.string().regex(/^#[0-9a-f]{6}$/i, "must be # and six digits, such as #0a4533");
const scheme = z.record(z.string(), z.object({ use: z.string(), light: color, dark: color }));

export function listBrandProblems(folder = "content/brand"): string[] {
  const colors = readJson(join(folder, "colors.json"), scheme);
  return [
    ...readJson(join(folder, "brand.json"), texts).problems,
    ...colors.problems,
    ...(colors.data ? listLowContrasts(colors.data).map((pair) => `${join(folder, "colors.json")}: ${pair}`) : []),
    ...listLogoProblems(folder),
  ];
}

function readJson<Data>(file: string, schema: z.ZodType<Data>): { data?: Data; problems: string[] } {
  try {
    const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return {
      data,
      problems: (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`),
    };
  } catch (error) {
    return { problems: [`${file}: ${(error as Error).message}`] };
  }
}

function listLogoProblems(folder: string): string[] {
  const file = join(folder, "logo.svg");
  if (!existsSync(file)) {
    const other = readdirSync(folder).find((name) => name.startsWith("logo."));
    return [`${file} is missing${other ? `. ${other} cannot be used: the logo must be an SVG file` : ""}`];
  }
  const problem =
    statSync(file).size > MAX_LOGO_KB * 1024
      ? `is larger than ${MAX_LOGO_KB} KB, and every page contains it`
      : findLogoProblem(readFileSync(file, "utf8"));
  return problem ? [`${file} ${problem}. It must be a plain SVG file of shapes, as docs/brand.md says.`] : [];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = listBrandProblems();
  if (problems.length > 0) {
    console.error(`The brand cannot be used:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
    process.exitCode = 1;
  }
}
