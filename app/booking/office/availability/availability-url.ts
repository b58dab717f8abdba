import { type KindId, meetingKinds } from "#app/booking/model/kinds";
import { paths } from "#app/paths";
import { readChoice } from "#app/server/list/list-query";
import { createErrorToast } from "#app/ui/feedback/error-toast";

const firstKind = meetingKinds[0].id;

export function readKind(query: URLSearchParams): KindId {
  const ids = meetingKinds.map(({ id }) => id);
  return readChoice(query, "kind", ids, firstKind);
}

export function getAvailabilityUrl(kind: KindId): string {
  return kind === firstKind ? paths.adminAvailability : `${paths.adminAvailability}?kind=${kind}`;
}

export const hoursFailed = createErrorToast("We couldn’t save the hours. Try again.");
