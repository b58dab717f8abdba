import { paths } from "#app/paths";
import { Folders } from "#app/ui/list/folders.tsx";
import { thisWeekUrl } from "./filters";

export function ViewLinks({ isWeek }: { isWeek: boolean }) {
  const folders = [
    { key: "list", label: "List", to: paths.adminBookings, isOpen: !isWeek, count: null },
    { key: "week", label: "Week", to: thisWeekUrl, isOpen: isWeek, count: null },
  ];
  return <Folders label="View" folders={folders} />;
}
