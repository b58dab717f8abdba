import { StatusMark } from "../../../ui/marks/status-mark";
import { statusMarks } from "../status-marks";
import type { OrdersScreenData } from "./load-orders-screen.server";

export function OrderFigures({ figures }: { figures: OrdersScreenData["figures"] }) {
  const formatCount = (value: number) => value.toLocaleString("en-US");
  return (
    <dl className="figures">
      <Figure label="Today" value={formatCount(figures.today)} />
      <Figure label="This Week" value={formatCount(figures.week)} />
      <Figure label="This Month" value={formatCount(figures.month)} />
      <Figure label="Pending Payment" value={formatCount(figures.pendingPayment)} status="pending_payment" group />
      <Figure label="In Progress" value={formatCount(figures.inProgress)} status="in_progress" />
      <Figure label="Ready" value={formatCount(figures.ready)} status="ready" />
      <Figure label="Revenue (Month)" value={formatDollars(figures.revenueCents)} money />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  status?: keyof typeof statusMarks;
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

const dollars = { style: "currency", currency: "USD" } as const;
const withCents = new Intl.NumberFormat("en-US", dollars);
const wholeDollars = new Intl.NumberFormat("en-US", { ...dollars, maximumFractionDigits: 0 });

function formatDollars(cents: number): string {
  return (cents % 100 === 0 ? wholeDollars : withCents).format(cents / 100);
}
