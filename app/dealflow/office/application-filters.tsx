import { paths } from "#app/paths";
import { FilterButtons, FilterCount, FilterForm, SearchBox } from "#app/ui/list/filter-form.tsx";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { type Filters, getListUrl, readFilters } from "../model/filters";
import { type Stage, stages } from "../model/stages";
import { StageLabel } from "./stage-label";

interface StatusTabsProps {
  filters: Filters;
  counts: Record<Stage, number> | null;
}

export function StatusTabs({ filters, counts }: StatusTabsProps) {
  const all = counts && stages.reduce((sum, stage) => sum + counts[stage], 0);
  const tabs = [null, ...stages].map((status) => ({
    key: status ?? "all",
    label: status ? <StageLabel stage={status} isShort /> : "All",
    to: getListUrl({ ...filters, status, page: 1 }),
    isOpen: filters.status === status,
    count: counts && status ? counts[status] : all,
  }));
  return <ListTabs label="Status" tabs={tabs} isDense />;
}

interface ApplicationSearchProps {
  filters: Filters;
  list: { found: number; total: number } | null;
}

export function ApplicationSearch({ filters, list }: ApplicationSearchProps) {
  return (
    <FilterForm
      action={paths.adminDealflow}
      values={{ q: filters.q }}
      addressFor={(query) => getListUrl(readFilters(query))}
    >
      {filters.status ? <input type="hidden" name="status" value={filters.status} /> : null}
      <SearchBox value={filters.q} placeholder="Name, business or email..." />
      <FilterButtons refresh={getListUrl(filters)} />
      {list ? <FilterCount count={list.found} total={list.total} noun="applications" /> : null}
    </FilterForm>
  );
}
