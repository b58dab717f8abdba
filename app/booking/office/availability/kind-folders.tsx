import { type KindId, meetingKinds } from "#app/booking/model/kinds";
import { Folders } from "#app/ui/list/folders.tsx";
import { getAvailabilityUrl } from "./availability-url";

export function KindFolders({ current }: { current: KindId }) {
  const folders = meetingKinds.map(({ id, name }) => ({
    key: id,
    label: name,
    to: getAvailabilityUrl(id),
    isOpen: id === current,
    count: null,
  }));
  return <Folders label="Kind of meeting" folders={folders} />;
}
