import { TriangleIcon } from "../../ui/marks/icons";

/** What is wrong with an order's payment, in words beside its status. */
export function PaymentProblemLabel({ label }: { label: string }) {
  return (
    <span className="problem">
      <TriangleIcon />
      {label}
    </span>
  );
}
