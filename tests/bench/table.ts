import { type Measurement, type Target, targets } from "./targets";

export function table(measurements: Measurement[]): string {
  const rows = [["what", "measured", "reference in the same run", "target", "met"]];
  const notes: string[] = [];
  for (const [name, target] of Object.entries(targets) as [Measurement["of"], Target][]) {
    const measured = measurements.find(({ of }) => of === name);
    if (!measured) continue;
    const { value, reference } = measured;
    rows.push([
      target.what,
      `${round(value)} ${target.unit}`,
      reference === undefined
        ? ""
        : `${target.reference}: ${round(reference)} (ratio ${(value / reference).toFixed(2)})`,
      limit(target),
      { true: "yes", false: "NO", null: "" }[String(isMet(measured)) as "true" | "false" | "null"],
    ]);
    if (measured.note) notes.push(`${target.what}: ${measured.note}`);
  }
  return [...markdown(rows), "", ...notes.map((note) => `- ${note}`)].join("\n");
}

export function isMet({ of, value, reference }: Measurement): boolean | null {
  const target: Target = targets[of];
  if (target.atMost !== undefined) return value <= target.atMost;
  if (target.atLeast !== undefined) return value >= target.atLeast;
  if (target.ratio !== undefined) return value >= target.ratio * (reference ?? Number.POSITIVE_INFINITY);
  return null;
}

function limit({ atMost, atLeast, ratio, unit }: Target): string {
  if (atMost !== undefined) return `at most ${atMost} ${unit}`;
  if (atLeast !== undefined) return `at least ${atLeast} ${unit}`;
  return ratio === undefined ? "for information" : `at least ${ratio} of the reference`;
}

function round(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: value < 200 ? 1 : 0 });
}

function markdown([head = [], ...rows]: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}
