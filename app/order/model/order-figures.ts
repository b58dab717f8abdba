import { paths } from "#app/paths";
import { type Filters, type Period, type Status, statusLabels } from "./order-filters";

interface OrderFigure {
  label: string;
  status?: Status;
  placed?: Period;
  unpaid?: Filters["unpaid"];
  /** The address of another screen, to which the figure leads instead of the filtered list. */
  href?: string;
  /** The value is in cents. */
  isMoney?: boolean;
  startsGroup?: boolean;
  /** Left out above the orders list, where `ui/list/figures.css` sets the number of columns. */
  onlyOnFiguresScreen?: boolean;
}

const defineFigures = <Name extends string>(figures: Record<Name, OrderFigure>) => figures;

/** In this order on the Figures screen and above the orders list. Today, week and month count orders placed. */
export const orderFigures = defineFigures({
  today: { label: "Today", placed: "today" },
  week: { label: "This Week", placed: "week" },
  month: { label: "This Month", placed: "month" },
  pendingPayment: { label: statusLabels.pending_payment, status: "pending_payment", startsGroup: true },
  inProgress: { label: statusLabels.in_progress, status: "in_progress" },
  ready: { label: statusLabels.ready, status: "ready" },
  revenueCents: { label: "Revenue (Month)", href: paths.adminReports, isMoney: true, startsGroup: true },
  unpaid: { label: "Unpaid", unpaid: "0", onlyOnFiguresScreen: true },
});

export type OrderFigureName = keyof typeof orderFigures;
export type OrderFigureValues = Record<OrderFigureName, number>;

export const orderFigureEntries = Object.entries(orderFigures) as [OrderFigureName, OrderFigure][];
