import { paths } from "#app/paths";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { thisWeekUrl } from "./filters";

export function ViewLinks({ isWeek }: { isWeek: boolean }) {
  const tabs = [
    { key: "list", label: "List", to: paths.adminBookings, isOpen: !isWeek, count: null },
    { key: "week", label: "Week", to: thisWeekUrl, isOpen: isWeek, count: null },
  ];
  return <ListTabs label="View" tabs={tabs} />;
}
