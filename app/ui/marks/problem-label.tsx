import { TriangleIcon } from "./icons";

export function ProblemLabel({ label }: { label: string }) {
  return (
    <span className="problem">
      <TriangleIcon />
      {label}
    </span>
  );
}
