import { useLocation } from "@remix-run/react";
import {
  countFilters,
  type Filters,
  getListUrl,
  periodOptions,
  priorityOptions,
  readFilters,
  sortOptions,
  statusOptions,
  taskOptions,
  unpaidOptions,
} from "#app/order/model/order-filters";
import { paths } from "#app/paths";
import type { Choice } from "#app/server/forms/text-field";
import { FilterCount, FilterForm, FilterSelect, FilterSet, SearchBox } from "#app/ui/list/filter-form.tsx";
import type { OrdersScreenData } from "./load-orders-screen.server";

const all = (label: string) => ({ value: "all", label });

interface OrderFiltersProps {
  filters: Filters;
  list: OrdersScreenData | null;
  packages: readonly Choice[];
}

export function OrderFilters({ filters, list, packages }: OrderFiltersProps) {
  const { pathname, search } = useLocation();
  const { q, package: plan, status, priority, unpaid, placed, sort } = filters;
  const values = { q, package: plan, status, priority, unpaid, placed, sort };
  const statuses = [...taskOptions.filter(({ value }) => value === status), ...statusOptions];
  return (
    <FilterForm action={paths.admin} values={values} addressFor={(query) => getListUrl(readFilters(query))} autoSubmit>
      <SearchBox value={q} placeholder="Search by name or email..." />
      <FilterSet count={countFilters(filters)} clear={getListUrl({ q })} refresh={pathname + search}>
        <FilterSelect name="package" label="Package" value={plan} options={[all("All packages"), ...packages]} />
        <FilterSelect name="status" label="Status" value={status} options={[all("All statuses"), ...statuses]} />
        <FilterSelect
          name="priority"
          label="Priority"
          value={priority}
          options={[all("All priorities"), ...priorityOptions]}
        />
        <FilterSelect name="unpaid" label="Payment" value={unpaid} options={[all("All payments"), ...unpaidOptions]} />
        <FilterSelect name="placed" label="Date" value={placed} options={[all("Any date"), ...periodOptions]} />
        <FilterSelect name="sort" label="Sort" value={sort} options={sortOptions} />
      </FilterSet>
      {list ? <FilterCount count={list.matching} more={list.hasMore} total={list.total} noun="submissions" /> : null}
    </FilterForm>
  );
}
