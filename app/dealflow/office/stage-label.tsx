import { type MarkShape, type MarkTone, StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { Stage } from "../model/stages";

const shapes: Record<Stage, MarkShape> = {
  "Pre-Payment": "empty",
  "Paid / Awaiting Agreement": "third",
  "Fully Onboarded": "two-thirds",
  Live: "full",
};

const tones: Partial<Record<Stage, MarkTone>> = { "Pre-Payment": "sun", Live: "ink" };

export function StageLabel({ stage }: { stage: Stage }) {
  return (
    <span className="inline-flex items-baseline gap-2 [&>svg]:self-center">
      <StatusMark shape={shapes[stage]} tone={tones[stage]} />
      <span>{stage}</span>
    </span>
  );
}
