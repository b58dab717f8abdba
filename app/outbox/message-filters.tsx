import { paths } from "#app/paths";
import { FilterButtons, FilterCount, FilterForm, FilterSelect } from "../ui/list/filter-form";
import { SearchBox } from "../ui/list/search-box";
import { type Filters, listAddress, readFilters } from "./filters";
import { messageStates, stateLabels } from "./message-states";

const states = [
  { value: "", label: "All states" },
  ...messageStates.map((value) => ({ value, label: stateLabels[value] })),
];

interface MessageFiltersProps {
  filters: Filters;
  /** Messages on this page, and matching messages. */
  shown: number;
  total: number;
}

/** Search and state. */
export function MessageFilters({ filters, shown, total }: MessageFiltersProps) {
  const { q, state } = filters;
  return (
    <FilterForm
      action={paths.adminOutbox}
      values={{ q, state: state ?? "" }}
      addressFor={(query) => listAddress(readFilters(query))}
    >
      <SearchBox value={q} placeholder="Search by address, order or kind..." />
      <FilterSelect name="state" label="State" value={state ?? ""} options={states} />
      <FilterButtons submit="Apply" refresh={listAddress(filters)} />
      <FilterCount count={shown} total={total} noun={total === 1 ? "message" : "messages"} />
    </FilterForm>
  );
}
