import { Link, useRouteLoaderData } from "@remix-run/react";
import {
  type Filters,
  isFiltered,
  periodOptions,
  priorityLabels,
  statusOptions,
  taskOptions,
  unpaidOptions,
} from "#app/order/model/order-filters";
import { paths } from "#app/paths";
import type { Choice } from "#app/server/forms/text-field";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";

interface NoOrdersFoundProps {
  filters: Filters;
  failed: boolean;
  packages: readonly Choice[];
}

export function NoOrdersFound({ filters, failed, packages }: NoOrdersFoundProps) {
  const offersTestPackage = useRouteLoaderData<{ offersTestPackage: boolean }>("admin/frame")?.offersTestPackage;
  if (failed)
    return (
      <NoRecords title="We couldn’t load the orders">
        <p>Nothing is lost. Refresh in a moment.</p>
      </NoRecords>
    );
  if (isFiltered(filters))
    return (
      <NoRecords title="No submissions found">
        <p>No orders match {describeFilters(filters, packages)}.</p>
        <p className="mt-2">
          <Link className="tool tool-solid" to={paths.admin}>
            Clear filters
          </Link>
        </p>
      </NoRecords>
    );
  return (
    <NoRecords title="No submissions found">
      <p>Every order and question shows up here the moment a customer sends it. No need to reload.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a className="tool tool-solid" href={paths.visualDesign}>
          Open the order page
        </a>
        {offersTestPackage ? (
          <a className="tool" href={paths.orderTest}>
            Place a test order
          </a>
        ) : null}
      </p>
    </NoRecords>
  );
}

function describeFilters(
  { q, package: plan, status, priority, unpaid, placed }: Filters,
  packages: readonly Choice[],
): string {
  const labels = [
    q ? `“${q}”` : null,
    packages.find(({ value }) => value === plan)?.label,
    [...taskOptions, ...statusOptions].find(({ value }) => value === status)?.label,
    priority === "all" ? null : priorityLabels[priority],
    unpaidOptions.find(({ value }) => value === unpaid)?.label,
    periodOptions.find(({ value }) => value === placed)?.label,
  ].filter(Boolean);
  return labels.join(", ");
}
