import { question, testPackage } from "#app/packages/packages";
import { findPackage, type Packages, parseCount, visualTypes } from "./packages";

/** `none`: no package is chosen yet; `question`: there is nothing to split. */
export interface SplitState {
  kind: "none" | "question" | "under" | "over" | "complete";
  placed: number;
  holds: number;
}

export function getSplitState(packages: Packages, option: string, split: Record<string, string>): SplitState {
  const placed = listSplitCounts(split).reduce((sum, { count }) => sum + count, 0);
  if (option === question.value || option === testPackage.value) return { kind: "question", placed, holds: 0 };
  const holds = findPackage(packages, option)?.visuals;
  if (!holds) return { kind: "none", placed, holds: 0 };
  return { kind: placed > holds ? "over" : placed === holds ? "complete" : "under", placed, holds };
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

export function describeSplit({ kind, placed, holds }: SplitState): SplitMessage {
  if (kind === "under") return { strong: `${holds - placed} left`, rest: `of ${holds}` };
  if (kind === "complete") return { strong: `All ${holds} chosen.`, rest: "Your package is full." };
  if (kind === "none") return { strong: "No package yet", rest: "" };
  if (kind === "question") return { strong: "Nothing to choose", rest: "" };
  const sentence = `You've selected ${placed} visuals but your package only includes ${holds}. Please reduce your selection.`;
  return { strong: "Too Many Visuals", rest: sentence };
}

export function describeSplitInOneLine(state: SplitState): string {
  return state.kind === "over" ? `${state.placed - state.holds} too many` : describeSplit(state).strong;
}
