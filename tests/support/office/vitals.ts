import { emptyTables, listRows } from "../database/rows";
import type { Site } from "../site";

export const listVitals = (site: Site) => listRows(site, "webVitals");

export const listVitalDays = (site: Site) => listRows(site, "webVitalDays");

export const deleteVitals = (site: Site) => emptyTables(site, "webVitals", "webVitalDays");
