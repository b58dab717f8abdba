import type { CheckState } from "./health-check";
import type { CheckedPart } from "./run-checks.server";

const words: Record<CheckState, string> = {
  good: "good",
  unused: "unused",
  warning: "WARNING",
  bad: "BAD",
  unknown: "unknown",
};

export function formatParts(parts: CheckedPart[]): string {
  const stateWidth = Math.max(...Object.values(words).map((word) => word.length));
  const nameWidth = Math.max(...parts.map(({ name }) => name.length));
  const indent = " ".repeat(stateWidth + nameWidth + 4);
  const lines = parts.map(({ state, name, found, advice, screen, variables }) => {
    const first = `${words[state].padEnd(stateWidth)}  ${name.padEnd(nameWidth)}  ${found}`;
    const places = [
      ...(screen ? [`In the office: ${screen.name}.`] : []),
      ...(variables ? [`Environment: ${variables}.`] : []),
    ];
    return advice ? `${first}\n${indent}${[advice, ...places].join(" ")}` : first;
  });
  return lines.join("\n");
}
