import { Link } from "@remix-run/react";
import { type Filters, getListUrl, type Status } from "#app/order/model/order-filters";
import { formatMoney } from "#app/server/text/money";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { statusMarks, statusTones } from "../status-marks";
import type { OrdersScreenData } from "./load-orders-screen.server";

interface OrderFiguresProps {
  figures: OrdersScreenData["figures"];
  filters: Filters;
}

/** Each is a link that filters the list by what it counts. The link of the current filter removes it. */
export function OrderFigures({ figures, filters }: OrderFiguresProps) {
  const formatCount = (value: number) => value.toLocaleString("en-US");
  return (
    <dl className="figures">
      <Figure filters={filters} label="Today" value={formatCount(figures.today)} placed="today" />
      <Figure filters={filters} label="This Week" value={formatCount(figures.week)} placed="week" />
      <Figure filters={filters} label="This Month" value={formatCount(figures.month)} placed="month" />
      <Figure
        filters={filters}
        label="Pending Payment"
        value={formatCount(figures.pendingPayment)}
        status="pending_payment"
        className="figure-group"
      />
      <Figure filters={filters} label="In Progress" value={formatCount(figures.inProgress)} status="in_progress" />
      <Figure filters={filters} label="Ready" value={formatCount(figures.ready)} status="ready" />
      <Figure
        filters={filters}
        label="Revenue (Month)"
        value={formatMoney(figures.revenueCents)}
        status="ready"
        placed="month"
        className="figure-group figure-money"
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  status?: "all" | Status;
  placed?: Filters["placed"];
  filters: Filters;
  className?: string;
}

function Figure({ label, value, status = "all", placed = "all", filters, className }: FigureProps) {
  const isOn = filters.status === status && filters.placed === placed;
  return (
    <div className={className}>
      <dt>
        {status === "all" || placed !== "all" ? null : (
          <StatusMark shape={statusMarks[status]} tone={statusTones[status]} />
        )}
        <Link
          to={getListUrl(isOn ? {} : { status, placed })}
          preventScrollReset
          aria-current={isOn || undefined}
          className="figure-link"
        >
          {label}
        </Link>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
