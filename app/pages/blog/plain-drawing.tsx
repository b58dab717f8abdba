import type { CategoryKey } from "#app/texts/articles/categories";
import { type Drawing, Fan, greens } from "./drawing";

const colors: Record<CategoryKey, [ground: string, disk: string]> = {
  "automation-strategy": ["fill-pink", "fill-sun"],
  "case-studies": ["fill-sun", "fill-pink"],
  "web-design": ["fill-canary", "fill-sun"],
  "ai-technology": ["fill-pink", "fill-sun"],
  "business-strategy": ["fill-canary", "fill-pink"],
};

export function createPlainDrawing(category: CategoryKey): Drawing {
  const [ground, disk] = colors[category];
  return {
    ground,
    disk,
    art: (
      <>
        <path className={disk} d="M68 182a92 92 0 0 1 184 0z" />
        <g transform="translate(160 182)">
          <Fan lengths={[132, 148, 138, 156, 142, 160, 136, 152, 144]} fills={greens} half={12} from={10} step={20} />
        </g>
        <path className="fill-hot" d="M130 182a30 30 0 0 1 60 0z" />
      </>
    ),
  };
}
