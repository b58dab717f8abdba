import { paths } from "../paths";
import { messageStates, stateLabels } from "../server/outbox/message-states";
import { FilterButtons, FilterCount, FilterForm, FilterSelect, FiltersToggle, SearchBox } from "../ui/list/filter-form";
import { type Filters, getListUrl, readFilters } from "./filters";

const states = [
  { value: "", label: "All statuses" },
  ...messageStates.map((value) => ({ value, label: stateLabels[value] })),
];

interface MessageFiltersProps {
  filters: Filters;
  shown: number;
  total: number;
}

export function MessageFilters({ filters, shown, total }: MessageFiltersProps) {
  const { q, state } = filters;
  return (
    <FilterForm
      action={paths.adminOutbox}
      values={{ q, state: state ?? "" }}
      addressFor={(query) => getListUrl(readFilters(query))}
    >
      <SearchBox value={q} placeholder="Search by address, order or kind..." />
      <FiltersToggle isOpen={state !== null} />
      <div className="filters-set">
        <FilterSelect name="state" label="Status" value={state ?? ""} options={states} />
        <FilterButtons submit="Apply" refresh={getListUrl(filters)} />
      </div>
      <FilterCount count={shown} total={total} noun={total === 1 ? "message" : "messages"} />
    </FilterForm>
  );
}
