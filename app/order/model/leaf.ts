import { visualTypes } from "./packages";

/** Blades of one paper and state. `paper` is null for visuals without a type. */
export interface LeafPart {
  paper: number | null;
  state: "filled" | "open" | "over";
  count: number;
}

/** One blade for each visual, one paper for each type. Empty for a question. */
export type Leaf = readonly LeafPart[];

export interface OrderedVisuals {
  mix: Readonly<Record<string, number | undefined>> | null;
  ordered: number;
  delivered: number;
  isApproved?: boolean;
}

interface LeafFacts {
  mix: Readonly<Record<string, number | undefined>> | null;
  holds?: number;
  /** If absent, every chosen visual is filled. */
  delivered?: number;
}

/** In runs, because a form may hold hundreds of thousands of visuals. */
export function drawLeaf({ mix, holds = 0, delivered }: LeafFacts): Leaf {
  const counts = visualTypes.map(({ key }) => mix?.[key] ?? 0).filter((count) => count > 0);
  const typed = counts.reduce((sum, count) => sum + count, 0);
  // Not every order gives the types of all its visuals.
  if (delivered !== undefined && holds > typed) counts.push(holds - typed);
  const chosen = delivered === undefined ? typed : Math.max(typed, holds);
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

/** Colors of a mix's types, in order. The seventh type gets the first color again, lighter. */
const PAPERS = ["cut", "leaf", "hot", "frond", "ink", "sun"] as const;
const OPACITIES = [1, 0.55, 0.2] as const;

export function getPaper(paper: number) {
  const round = Math.floor(paper / PAPERS.length);
  return {
    color: PAPERS[paper % PAPERS.length] ?? PAPERS[0],
    opacity: OPACITIES[round % OPACITIES.length] ?? OPACITIES[0],
  };
}

/** More than any package has. In larger orders, one blade stands for several visuals. */
const MAX_BLADES = 200;

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
  files: readonly number[];
  isApproved: boolean;
}

/** Rounds don't add up, because a revision replaces files. A file may hold several visuals, so approval decides. */
export function countDelivered({ ordered, files, isApproved }: DeliveredFacts): number {
  return isApproved ? ordered : Math.max(0, ...files);
}

type LeafWords = Omit<OrderedVisuals, "mix">;

export function describeLeaf(visuals: LeafWords): string {
  const { ordered } = visuals;
  return `${ordered} ${ordered === 1 ? "visual" : "visuals"} ordered, ${describeDelivered(visuals).toLowerCase()}.`;
}

/** As many files as visuals may still not be all of them, so before an approval this only counts files. */
export function describeDelivered({ delivered, isApproved }: LeafWords): string {
  if (delivered === 0 || isApproved) return `${isApproved ? "All" : "None"} delivered`;
  return `${delivered} ${delivered === 1 ? "file" : "files"} delivered`;
}
