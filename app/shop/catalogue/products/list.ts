import { automationBlueprint } from "./automation-blueprint";
import { missedCallScriptPack } from "./missed-call-script-pack";
import { priceListBuilder } from "./price-list-builder";
import { readingLogForKids } from "./reading-log-for-kids";
import { schoolMorningChecklist } from "./school-morning-checklist";
import type { Words } from "./words";

/** In the order of the shop. */
export const listProducts = (): Words[] => [
  automationBlueprint,
  missedCallScriptPack,
  schoolMorningChecklist,
  priceListBuilder,
  readingLogForKids,
];
