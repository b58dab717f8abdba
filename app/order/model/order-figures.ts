import { type Period, type Status, statusLabels } from "./order-filters";

interface OrderFigure {
  label: string;
  /** The filters with which the list shows what the figure counts. */
  status?: Status;
  placed?: Period;
  /** In cents. */
  isMoney?: boolean;
  startsGroup?: boolean;
}

const describeFigures = <Name extends string>(figures: Record<Name, OrderFigure>) => figures;

/** Above the orders list and on the Figures screen, in this order. */
export const orderFigures = describeFigures({
  today: { label: "Today", placed: "today" },
  week: { label: "This Week", placed: "week" },
  month: { label: "This Month", placed: "month" },
  pendingPayment: { label: statusLabels.pending_payment, status: "pending_payment", startsGroup: true },
  inProgress: { label: statusLabels.in_progress, status: "in_progress" },
  ready: { label: statusLabels.ready, status: "ready" },
  revenueCents: { label: "Revenue (Month)", status: "ready", placed: "month", isMoney: true, startsGroup: true },
});

export type OrderFigureName = keyof typeof orderFigures;
export type OrderFigures = Record<OrderFigureName, number>;

export const orderFigureNames = Object.keys(orderFigures) as OrderFigureName[];
