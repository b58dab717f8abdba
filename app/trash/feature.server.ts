import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { sweepTrash } from "./empty-trash.server";

export function createTrashFeature(services: Services): Feature {
  return { name: "trash", sweeps: { trash: (now) => sweepTrash(services, now) } };
}
