import { paths } from "#app/paths";
import type { Colleague } from "#app/server/colleagues.server";
import { FilterCount, FilterForm, FilterSelect, FilterSet, SearchBox } from "#app/ui/list/filter-form.tsx";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { type Filters, getListUrl, NOBODY, readFilters } from "../filters";
import { StatusLabel } from "../status-label";
import { inboxViews } from "../statuses";
import type { LoadedInbox } from "./load-inbox.server";

interface InboxFiltersProps {
  filters: Filters;
  list: LoadedInbox | null;
}

export function InboxTabs({ filters, list }: InboxFiltersProps) {
  const { counts } = list ?? {};
  const views = inboxViews.filter((view) => view !== "late" || filters.status === "late" || counts?.late);
  const tabs = [null, ...views].map((status) => ({
    key: status ?? "all",
    label: status ? <StatusLabel status={status} /> : "All",
    to: getListUrl({ ...filters, status, page: 1 }),
    isOpen: filters.status === status,
    count: !counts ? null : status ? counts[status] : counts.new + counts.answered,
    // Late messages are new ones, too.
    of: status === "late" ? counts?.new : undefined,
  }));
  return <ListTabs label="Status" tabs={tabs} isDense />;
}

export function InboxSearch({ filters, list }: InboxFiltersProps) {
  return (
    <FilterForm
      action={paths.adminInbox}
      values={{ q: filters.q, assignee: filters.assignee }}
      addressFor={(query) => getListUrl(readFilters(query))}
    >
      {filters.status ? <input type="hidden" name="status" value={filters.status} /> : null}
      <SearchBox value={filters.q} placeholder="Name, email or message..." />
      <FilterSet
        count={filters.assignee ? 1 : 0}
        clear={getListUrl({ ...filters, assignee: "", page: 1 })}
        refresh={getListUrl(filters)}
      >
        <FilterSelect
          name="assignee"
          label="Assigned to"
          value={filters.assignee}
          options={listAssigneeOptions(filters, list?.colleagues ?? [])}
        />
      </FilterSet>
      {list ? (
        <FilterCount count={list.found} total={list.total} noun={list.total === 1 ? "message" : "messages"} />
      ) : null}
    </FilterForm>
  );
}

function listAssigneeOptions({ assignee }: Filters, colleagues: readonly Colleague[]) {
  const options = [
    { value: "", label: "Assigned to anyone" },
    { value: NOBODY, label: "Not assigned" },
    ...colleagues.map(({ userId, name }) => ({ value: userId, label: `Assigned to ${name}` })),
  ];
  const isKnown = options.some(({ value }) => value === assignee);
  return isKnown ? options : [...options, { value: assignee, label: `Assigned to ${assignee}` }];
}
