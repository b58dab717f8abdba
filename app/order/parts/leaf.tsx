import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { getPaper, type Leaf, type LeafPart, listBlades } from "../model/leaf";

const fills = {
  cut: "fill-cut",
  leaf: "fill-leaf",
  hot: "fill-hot",
  frond: "fill-frond",
  ink: "fill-ink",
  sun: "fill-sun leaf-edge",
};
const thinness = { 1: "", 0.55: " paper-thin", 0.2: " paper-thinner" };

export function getPaperFill(paper: number): string {
  const { color, opacity } = getPaper(paper);
  return fills[color] + thinness[opacity];
}

function getFill({ paper, state }: LeafPart): string {
  if (state === "over") return "fill-err";
  return state === "open" || paper === null ? "blade-open" : getPaperFill(paper);
}

interface OrderLeafProps {
  leaf: Leaf;
  /** Whether the fan spans a half circle. Otherwise, the fan is partly closed. */
  isOpen?: boolean;
  opens?: boolean;
  hub?: number;
  className?: string;
}

export function OrderLeaf({ leaf, isOpen = true, ...fan }: OrderLeafProps) {
  return <BladeFan blades={listBlades(leaf).map(getFill)} spread={isOpen ? 180 : 150} {...fan} />;
}
