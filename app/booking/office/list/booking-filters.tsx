import { bookingStatuses, statusLabels } from "#app/booking/model/booking-values";
import { paths } from "#app/paths";
import { FilterCount, FilterForm, FilterSelect, FilterSet, SearchBox } from "#app/ui/list/filter-form.tsx";
import { type Filters, getListUrl, noFilters, readFilters } from "./filters";

const times = [
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past" },
  { value: "all", label: "Any time" },
];
const allKinds = { value: "", label: "All kinds" };
const statuses = [
  { value: "", label: "All statuses" },
  ...bookingStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

interface BookingFiltersProps {
  filters: Filters;
  kinds: { id: string; name: string }[];
  found: number;
  total: number;
}

export function BookingFilters({ filters, kinds, found, total }: BookingFiltersProps) {
  const { q, when } = filters;
  const [kind, status] = [filters.kind ?? "", filters.status ?? ""];
  return (
    <FilterForm
      action={paths.adminBookings}
      values={{ q, when, kind, status }}
      addressFor={(query) => getListUrl(readFilters(query))}
    >
      <SearchBox value={q} placeholder="Name, email, phone or number..." />
      <FilterSet
        count={[when !== noFilters.when, kind, status].filter(Boolean).length}
        clear={getListUrl({ q })}
        refresh={getListUrl(filters)}
      >
        <FilterSelect name="when" label="When" value={when} options={times} />
        <FilterSelect
          name="kind"
          label="Kind"
          value={kind}
          options={[allKinds, ...kinds.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <FilterSelect name="status" label="Status" value={status} options={statuses} />
      </FilterSet>
      <FilterCount count={found} total={total} noun={total === 1 ? "booking" : "bookings"} />
    </FilterForm>
  );
}
