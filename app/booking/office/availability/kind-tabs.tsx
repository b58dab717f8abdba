import { type KindId, meetingKinds } from "#app/booking/model/kinds";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { getAvailabilityUrl } from "./availability-url";

export function KindTabs({ current }: { current: KindId }) {
  const tabs = meetingKinds.map(({ id, name }) => ({
    key: id,
    label: name,
    to: getAvailabilityUrl(id),
    isOpen: id === current,
    count: null,
  }));
  return <ListTabs label="Kind of meeting" tabs={tabs} />;
}
