import { paths } from "../paths";
import { messageStates, stateLabels } from "../server/outbox/message-states";
import { FilterCount, FilterForm, FilterSelect, FilterSet, SearchBox } from "../ui/list/filter-form";
import { type Filters, getListUrl, readFilters, SENT_TODAY } from "./filters";

const states = [
  { value: "", label: "All statuses" },
  ...messageStates.map((value) => ({ value, label: stateLabels[value] })),
  { value: "sent-today", label: SENT_TODAY },
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
      <SearchBox value={q} placeholder="Search by email address, order or kind..." />
      <FilterSet count={state ? 1 : 0} clear={getListUrl({ q })} refresh={getListUrl(filters)}>
        <FilterSelect name="state" label="Status" value={state ?? ""} options={states} />
      </FilterSet>
      <FilterCount count={shown} total={total} noun={total === 1 ? "message" : "messages"} />
    </FilterForm>
  );
}
