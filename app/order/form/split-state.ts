import { findPackage, parseCount, question, testPackage, visualTypes } from "../packages";
import type { OrderValues } from "./form-state";

/** What is typed and chosen, without what the form keeps for itself. */
export type Typed = Omit<OrderValues, "formId" | "photos">;

/** A form that nobody has touched. */
export const nothingTyped: Typed = {
  fullName: "",
  email: "",
  phone: "",
  businessName: "",
  option: "",
  requirements: "",
  split: {},
};

/** How far the split has come. `none`: no package is chosen yet; `question`: there is nothing to split. */
export interface SplitState {
  kind: "none" | "question" | "under" | "over" | "complete";
  /** Visuals placed so far. */
  placed: number;
  /** Visuals that the package holds; 0 without one. */
  holds: number;
}

/** What was typed beside what the package holds. Counts may be any text. */
export function splitState(option: string, split: Record<string, string>): SplitState {
  const placed = listPlaced(split).reduce((sum, { count }) => sum + count, 0);
  if (option === question.value || option === testPackage.value) return { kind: "question", placed, holds: 0 };
  const holds = findPackage(option)?.visuals;
  if (!holds) return { kind: "none", placed, holds: 0 };
  return { kind: placed > holds ? "over" : placed === holds ? "complete" : "under", placed, holds };
}

/** The types with a count, in the order of the form. */
export function listPlaced(split: Record<string, string>): { key: string; label: string; count: number }[] {
  return visualTypes
    .map(({ key, label }) => ({ key, label, count: parseCount(split[key] ?? "") }))
    .filter(({ count }) => count > 0);
}

/** Words for the state (specification section 2): a large part and the rest of the sentence. */
export interface Words {
  strong: string;
  rest: string;
}

/** As the job ticket says it. */
export function splitWords({ kind, placed, holds }: SplitState): Words {
  if (kind === "under") return { strong: `${holds - placed} left`, rest: `of ${holds}` };
  if (kind === "complete") return { strong: `All ${holds} placed.`, rest: "Nothing left to split." };
  if (kind === "none") return { strong: "No package yet", rest: "" };
  if (kind === "question") return { strong: "Nothing to split", rest: "" };
  const sentence = `You've selected ${placed} visuals but your package only includes ${holds}. Please reduce your selection.`;
  return { strong: "Too Many Visuals", rest: sentence };
}

/** As the strip on narrow screens says it, in one line. */
export function stripWords(state: SplitState): Words {
  if (state.kind === "over") return { strong: `${state.placed - state.holds} too many`, rest: `for ${state.holds}` };
  return state.kind === "complete" ? { strong: splitWords(state).strong, rest: "" } : splitWords(state);
}

/** Whether the order can be sent (specification section 5). The server judges again. */
export function isComplete(typed: Typed): boolean {
  if (![typed.fullName, typed.email, typed.requirements].every((text) => text.trim())) return false;
  const { kind, placed } = splitState(typed.option, typed.split);
  return kind === "question" || kind === "complete" || (kind === "under" && placed > 0);
}
