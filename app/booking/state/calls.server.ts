import { computeOnce } from "#app/server/compute-once";
import type { Services } from "#app/server/services.server";
import { SETTINGS_LIST } from "#app/server/settings.server";
import { type Calls, describeCalls } from "../model/calls";
import { kindList } from "../model/kind-settings";
import { meetingKinds } from "../model/kinds";
import { listKinds, listKindsWithLength } from "./kinds.server";

type Context = Pick<Services, "changes" | "db" | "log" | "settings">;

/** For texts on all pages, from memory: the list is the same object until a setting or a kind's length changes. */
export function createCallReader(services: Context): () => Promise<Calls> {
  return async () => loadOnce(await services.settings.list(kindList), services);
}

const loadOnce = computeOnce((_list: object, services: Context) => loadCalls(services));

async function loadCalls(services: Context): Promise<Calls> {
  try {
    return describeCalls(await listKindsWithLength(services));
  } catch (error) {
    services.log.warn({ err: error }, "lengths of meetings not read");
    // Keeps pages with these lengths out of caches.
    services.changes.notify(SETTINGS_LIST);
    const kinds = await listKinds(services);
    return describeCalls(
      kinds.map((kind) => ({
        ...kind,
        minutes: meetingKinds.find(({ id }) => id === kind.id)?.firstRules.minutes ?? 30,
      })),
    );
  }
}
