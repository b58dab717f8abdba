import { TriangleIcon } from "../../ui/marks/icons";

export function PaymentProblemLabel({ label }: { label: string }) {
  return (
    <span className="problem">
      <TriangleIcon />
      {label}
    </span>
  );
}
