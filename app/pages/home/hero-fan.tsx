import type { ReactNode } from "react";
import { industries } from "#content/industries/industries";
import { getNightId } from "./night";

/** Length and color of each blade; no two neighbors have the same color. */
const blades = [
  [840, "b"],
  [790, "a"],
  [826, "c"],
  [772, "b"],
  [806, "d"],
  [800, "a"],
  [812, "b"],
  [838, "hot"],
  [792, "a"],
  [818, "c"],
  [760, "b"],
  [832, "a"],
  [786, "d"],
  [824, "b"],
  [770, "c"],
  [838, "a"],
  [798, "b"],
  [778, "sun"],
  [830, "a"],
  [800, "c"],
] as const;
const shoulder = 0.77;
const slope = 0.0398;

/** Blades are nested, each turned by the same angle, so that animating one property opens the whole fan. */
export function HeroFan() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg className="hero-fan" viewBox="-860 -900 900 940" role="group" aria-label="Twenty industries">
      <circle className="hero-sun fill-sun" cx="-600" cy="-560" r="205" />
      <path
        className="hero-moon fill-palm-ink"
        d="M-453-713A205 205 0 1 0-548-359 160 160 0 1 1-453-713zM-830-636l13 26-13 26-13-26zM-520-658l9 18-9 18-9-18z"
      />
      <path
        className="hero-moon hero-stars fill-palm-ink"
        d="M-440-832l12 24-12 24-12-24zM-815-800l9 18-9 18-9-18zM-290-846l8 16-8 16-8-16zM-690-836l7 14-7 14-7-14z"
      />
      {blades.reduceRight<ReactNode>((inner, _, index) => renderBlade(index, inner), null)}
      <circle className="fill-on-bright" r="112" />
    </svg>
  );
}

function renderBlade(index: number, inner: ReactNode) {
  const [length, paper] = blades[index] ?? blades[0];
  const { id, name } = industries[index] ?? { id: "", name: "" };
  const side = Math.round(length * shoulder);
  const half = (side * slope).toFixed(1);
  return (
    <g>
      <a href={`#${getNightId(id)}`}>
        <path className={`paper-${paper}`} d={`M0 0L-${side}-${half}-${length} 0-${side} ${half}z`} />
        <text x={4 - side} y="7">
          {name}
        </text>
      </a>{" "}
      {inner}
    </g>
  );
}
