import { type MarkShape, type MarkTone, StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { Stage } from "../model/stages";

const shapes: Record<Stage, MarkShape> = {
  "Pre-Payment": "empty",
  "Paid / Awaiting Agreement": "third",
  "Fully Onboarded": "two-thirds",
  Live: "full",
};

const tones: Partial<Record<Stage, MarkTone>> = { "Pre-Payment": "sun" };

/** With `isShort`, phones leave out the last word of the longest name. */
export function StageLabel({ stage, isShort = false }: { stage: Stage; isShort?: boolean }) {
  const [start, end] = isShort ? stage.split(/(?= Agreement$)/) : [stage];
  return (
    <span className="inline-flex items-baseline gap-2 [&>svg]:self-center">
      <StatusMark shape={shapes[stage]} tone={tones[stage]} />
      <span>
        {start}
        {end ? <span className="max-[44rem]:sr-only">{end}</span> : null}
      </span>
    </span>
  );
}
