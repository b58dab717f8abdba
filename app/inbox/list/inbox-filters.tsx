import type { ReactNode } from "react";
import { paths } from "#app/paths";
import type { Colleague } from "#app/server/colleagues.server";
import { FilterCount, FilterForm, FilterSelect, FilterSet, SearchBox } from "#app/ui/list/filter-form.tsx";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { type Filters, getListUrl, getTabCount, NOBODY, readFilters } from "../filters";
import { StatusLabel } from "../status-label";
import { inboxTabs } from "../statuses";
import type { LoadedInbox } from "./load-inbox.server";

interface InboxFiltersProps {
  filters: Filters;
  list: LoadedInbox | null;
}

export function InboxTabs({ filters, list }: InboxFiltersProps) {
  // As long as nothing is late, nobody needs to read that.
  const isShown = (tab: Filters["status"]) => tab !== "late" || filters.status === "late" || list?.counts.late;
  const tabs = [null, ...inboxTabs].filter(isShown).map((tab) => ({
    key: tab ?? "all",
    label: renderLabel(tab),
    to: getListUrl({ ...filters, status: tab, page: 1 }),
    isOpen: filters.status === tab,
    count: list && getTabCount(list.counts, tab),
  }));
  return <ListTabs label="Status" tabs={tabs} isSmall />;
}

export function InboxSearch({ filters, list }: InboxFiltersProps) {
  return (
    <FilterForm
      action={paths.adminInbox}
      values={{ q: filters.q, assignee: filters.assignee }}
      addressFor={(query) => getListUrl(readFilters(query))}
    >
      {filters.status ? <input type="hidden" name="status" value={filters.status} /> : null}
      <SearchBox value={filters.q} placeholder="Search by name, email or message..." />
      <FilterSet isOpen={filters.assignee !== ""} submit="Search" refresh={getListUrl(filters)}>
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

function renderLabel(tab: Filters["status"]): ReactNode {
  if (!tab) return "All";
  return tab === "late" ? <span className="text-err">Late</span> : <StatusLabel status={tab} />;
}

/** Keeps a chosen colleague whose account has been removed. */
function listAssigneeOptions({ assignee }: Filters, colleagues: readonly Colleague[]) {
  const options = [
    { value: "", label: "Assigned to anyone" },
    { value: NOBODY, label: "Not assigned" },
    ...colleagues.map(({ userId, name }) => ({ value: userId, label: `Assigned to ${name}` })),
  ];
  const isKnown = options.some(({ value }) => value === assignee);
  return isKnown ? options : [...options, { value: assignee, label: `Assigned to ${assignee}` }];
}
