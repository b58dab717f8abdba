import { Folders } from "../../../ui/list/folders";
import { type KindId, meetingKinds } from "../../kinds";
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
