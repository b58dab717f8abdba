import { question, testPackage } from "#app/packages/packages";
import { findPackage, type Packages, parseCount, visualTypes } from "./packages";

/** `none`: no package is chosen. `question`: there is nothing to split. */
export interface SplitState {
  kind: "none" | "question" | "under" | "over" | "complete";
  placed: number;
  holds: number;
  isPrepaid?: boolean;
}

export function getSplitState(packages: Packages, option: string, split: Record<string, string>): SplitState {
  const placed = listSplitCounts(split).reduce((sum, { count }) => sum + count, 0);
  if (option === question.value || option === testPackage.value) return { kind: "question", placed, holds: 0 };
  const { visuals: holds = 0, isPrepaid } = findPackage(packages, option) ?? {};
  if (!holds) return { kind: "none", placed, holds: 0 };
  return { kind: placed > holds ? "over" : placed === holds ? "complete" : "under", placed, holds, isPrepaid };
}

export function listSplitCounts(split: Record<string, string>): { key: string; label: string; count: number }[] {
  return visualTypes
    .map(({ key, label }) => ({ key, label, count: parseCount(split[key] ?? "") }))
    .filter(({ count }) => count > 0);
}

interface SplitMessage {
  strong: string;
  rest: string;
}

export function describeSplit({ kind, placed, holds, isPrepaid }: SplitState): SplitMessage {
  if (kind === "under")
    return placed > 0
      ? { strong: `${holds - placed} left`, rest: `of ${holds}` }
      : { strong: `${holds} to choose`, rest: "" };
  if (kind === "complete")
    return {
      strong: `All ${holds} chosen.`,
      rest: isPrepaid ? "" : "Your package is full.",
    };
  if (kind === "none") return { strong: "No package yet", rest: "" };
  if (kind === "question") return { strong: "Nothing to choose", rest: "" };
  return { strong: "Too Many Visuals", rest: describeTooMany(placed, holds, isPrepaid) };
}

/** The sentence about a package is from specification section 5. */
export function describeTooMany(placed: number, holds: number, isPrepaid = false): string {
  const limit = isPrepaid ? `you only have ${holds} left` : `your package only includes ${holds}`;
  return `You've selected ${placed} visuals but ${limit}. Please reduce your selection.`;
}

export const describeOver = ({ placed, holds }: SplitState): string => `${placed - holds} too many`;

/** Short, so that the strip on a phone stays one line. */
export function describeSplitInOneLine(state: SplitState): string {
  if (state.kind === "over") return `${state.placed - state.holds} over`;
  return state.kind === "complete" ? `All ${state.holds}` : describeSplit(state).strong;
}
