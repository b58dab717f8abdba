import { type MarkShape, StatusMark } from "../ui/marks/status-mark";
import type { Stage } from "./stages";

const shapes: Record<Stage, MarkShape> = {
  "Pre-Payment": "empty",
  "Paid / Awaiting Agreement": "third",
  "Fully Onboarded": "two-thirds",
  Live: "full",
};

export function StageLabel({ stage }: { stage: Stage }) {
  return (
    <>
      <StatusMark shape={shapes[stage]} />
      {stage}
    </>
  );
}
