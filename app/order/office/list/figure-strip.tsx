import { StatusMark } from "../../../ui/marks/status-mark";
import { statusMarks } from "../status-marks";
import type { OrdersScreenData } from "./load-orders-screen.server";

/** The seven figures in three groups: time, work, money. */
export function FigureStrip({ figures }: { figures: OrdersScreenData["figures"] }) {
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <dl className="figures">
      <Figure label="Today" value={count(figures.today)} />
      <Figure label="This Week" value={count(figures.week)} />
      <Figure label="This Month" value={count(figures.month)} />
      <Figure label="Pending Payment" value={count(figures.pendingPayment)} status="pending_payment" group />
      <Figure label="In Progress" value={count(figures.inProgress)} status="in_progress" />
      <Figure label="Ready" value={count(figures.ready)} status="ready" />
      <Figure label="Revenue (Month)" value={formatDollars(figures.revenueCents)} money />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  status?: keyof typeof statusMarks;
  /** Opens a new group. */
  group?: boolean;
  money?: boolean;
}

function Figure({ label, value, status, group, money }: FigureProps) {
  return (
    <div className={money ? "figure-group figure-money" : group ? "figure-group" : undefined}>
      <dt>
        {status ? <StatusMark shape={statusMarks[status]} /> : null}
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function formatDollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
