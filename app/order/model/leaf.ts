import { visualTypes } from "./packages";

/** Blades of one paper that are in the same state. `paper` is null for visuals that are not chosen yet. */
export interface LeafPart {
  paper: number | null;
  state: "filled" | "open" | "over";
  count: number;
}

/** An order as a leaf: one blade for each visual, one paper for each type. Empty for a question. */
export type Leaf = readonly LeafPart[];

/** What an order's leaf shows, wherever it is shown. */
export interface OrderedVisuals {
  mix: Readonly<Record<string, number | undefined>> | null;
  ordered: number;
  delivered: number;
}

interface LeafFacts {
  mix: Readonly<Record<string, number | undefined>> | null;
  /** How many visuals the package has. */
  holds?: number;
  /** How many of them the customer has; without it, all that are chosen. */
  delivered?: number;
}

/** The one drawing of an order, on its form, pages, emails, row and ticket. Counts in runs, because they may be huge. */
export function drawLeaf({ mix, holds = 0, delivered }: LeafFacts): Leaf {
  const counts = visualTypes.map(({ key }) => mix?.[key] ?? 0).filter((count) => count > 0);
  // Not every order says what its visuals are.
  if (counts.length === 0 && delivered !== undefined && holds > 0) counts.push(holds);
  const chosen = counts.reduce((sum, count) => sum + count, 0);
  const runs: { paper: number | null; count: number }[] = counts.map((count, paper) => ({ paper, count }));
  if (holds > chosen) runs.push({ paper: null, count: holds - chosen });
  const limit = holds > 0 ? Math.max(holds, delivered === undefined ? 0 : chosen) : chosen;
  const filled = Math.min(delivered ?? chosen, limit);
  let at = 0;
  return runs.flatMap(({ paper, count }) => {
    const [from, to] = [at, at + count];
    at = to;
    const cuts = [from, ...[filled, limit].filter((cut) => from < cut && cut < to), to];
    return cuts.slice(0, -1).flatMap((start, index): LeafPart[] => {
      const part = (cuts[index + 1] ?? start) - start;
      const state = start >= limit ? "over" : start < filled ? "filled" : "open";
      return part > 0 ? [{ paper, state, count: part }] : [];
    });
  });
}

export const countBlades = (leaf: Leaf): number => leaf.reduce((sum, { count }) => sum + count, 0);

/** Colors of the papers. The first types of a mix get the first ones, the seventh the first again, lighter. */
export const PAPERS = ["cut", "leaf", "hot", "frond", "ink", "sun"] as const;
const OPACITIES = [1, 0.55, 0.2] as const;

export function getPaper(paper: number) {
  const round = Math.floor(paper / PAPERS.length);
  return {
    color: PAPERS[paper % PAPERS.length] ?? PAPERS[0],
    opacity: OPACITIES[round % OPACITIES.length] ?? OPACITIES[0],
  };
}

/** Enough for every package that we sell; above it, one blade stands for several visuals. */
const MAX_BLADES = 200;

/** A part for each blade, from left to right. */
export function listBlades(leaf: Leaf, most = MAX_BLADES): LeafPart[] {
  const total = countBlades(leaf);
  const scale = Math.min(1, most / total);
  let at = 0;
  return leaf.flatMap((part) => {
    const from = Math.round(at * scale);
    at += part.count;
    return Array<LeafPart>(Math.round(at * scale) - from).fill(part);
  });
}

interface DeliveredFacts {
  ordered: number;
  /** The files of each round that the customer can see. */
  files: readonly number[];
  isApproved: boolean;
}

/** A revision replaces files, so rounds don't add up. A file may hold several visuals: only approval says it's all. */
export function countDelivered({ ordered, files, isApproved }: DeliveredFacts): number {
  return isApproved ? ordered : Math.min(Math.max(0, ...files), ordered);
}

export function describeLeaf(ordered: number, delivered: number): string {
  const visuals = `${ordered} ${ordered === 1 ? "visual" : "visuals"} ordered`;
  if (delivered === 0 || delivered === ordered) return `${visuals}, ${delivered === 0 ? "none" : "all"} delivered.`;
  return `${visuals}, ${delivered} ${delivered === 1 ? "file" : "files"} delivered.`;
}
