import { type MarkShape, StatusMark } from "../ui/marks/status-mark";
import type { Stage } from "./statuses";

const shapes: Record<Stage, MarkShape> = {
  "Pre-Payment": "empty",
  "Paid / Awaiting Agreement": "third",
  "Fully Onboarded": "two-thirds",
  Live: "full",
};

export function Status({ stage }: { stage: Stage }) {
  return (
    <>
      <StatusMark shape={shapes[stage]} />
      {stage}
    </>
  );
}
