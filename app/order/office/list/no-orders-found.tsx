import { Link, useRouteLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { NoRecords } from "../../../ui/list/no-records";
import {
  actionNeeded,
  actionNeededOption,
  type Filters,
  getPackageLabel,
  isFiltered,
  priorityLabels,
  statusLabels,
  unpaidOptions,
} from "../query/filters";

export function NoOrdersFound({ filters, failed }: { filters: Filters; failed: boolean }) {
  const role = useRouteLoaderData<{ role: string }>("admin/frame")?.role;
  if (failed)
    return (
      <NoRecords title="No submissions found">
        <p>The orders could not be read. Nothing is lost; please refresh in a moment.</p>
      </NoRecords>
    );
  if (isFiltered(filters))
    return (
      <NoRecords title="No submissions found">
        <p>Nothing matches{describeFilters(filters)}.</p>
        <p className="mt-2">
          <Link className="tool tool-solid" to={paths.admin}>
            Clear filters
          </Link>
        </p>
      </NoRecords>
    );
  return (
    <NoRecords title="No submissions found">
      <p>Orders and questions land here the moment they are sent, without a reload.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a className="tool tool-solid" href={paths.visualDesign}>
          Open the order page
        </a>
        {role === "admin" ? (
          <a className="tool" href={paths.orderTest}>
            Place a test order
          </a>
        ) : null}
      </p>
    </NoRecords>
  );
}

/** ` “glaze” in Pending Payment, Urgent`. */
function describeFilters({ q, package: plan, status, priority, unpaid }: Filters): string {
  const labels = [
    plan === "all" ? null : getPackageLabel(plan),
    status === "all" ? null : status === actionNeeded ? actionNeededOption.label : statusLabels[status],
    priority === "all" ? null : priorityLabels[priority],
    unpaidOptions.find(({ value }) => value === unpaid)?.label,
  ].filter(Boolean);
  return `${q ? ` “${q}”` : ""}${labels.length > 0 ? ` in ${labels.join(", ")}` : ""}`;
}
