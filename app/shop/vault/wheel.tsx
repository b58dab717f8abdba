import type { ProductCategory } from "../model/categories";

const RADIUS = 272;
const CENTER = 300;
const GAP_DEGREES = 2.4;

export function Wheel({ wedges }: { wedges: readonly ProductCategory[] }) {
  return (
    <svg className="vault-wheel" viewBox="0 0 600 600" aria-hidden="true">
      <circle className="fill-on-bright" cx={CENTER} cy={CENTER} r={CENTER - 2} />
      {wedges.map((category, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <path key={index} className={`category-${category} fill-(--tab)`} d={drawWedge(index, wedges.length)} />
      ))}
      <circle className="fill-on-bright" cx={CENTER} cy={CENTER} r={104} />
      <g className="fill-sun">
        {[0, 60, 120].map((angle) => (
          <path key={angle} transform={`rotate(${angle} 300 300)`} d="M288 176h24v248h-24z" />
        ))}
      </g>
      <circle className="fill-sun" cx={CENTER} cy={CENTER} r={44} />
    </svg>
  );
}

function drawWedge(index: number, count: number): string {
  if (count === 1) return `M${CENTER} ${CENTER - RADIUS}a${RADIUS} ${RADIUS} 0 1 1-.1 0z`;
  const angle = 360 / count;
  const [start, end] = [index * angle + GAP_DEGREES / 2, (index + 1) * angle - GAP_DEGREES / 2].map(getPoint);
  const isLarge = angle - GAP_DEGREES > 180 ? 1 : 0;
  return `M${CENTER} ${CENTER}L${start}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${end}z`;
}

function getPoint(degrees: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  const at = (turn: number) => (CENTER + RADIUS * turn).toFixed(1);
  return `${at(Math.cos(radians))} ${at(Math.sin(radians))}`;
}
