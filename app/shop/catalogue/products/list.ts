import { automationBlueprint } from "./automation-blueprint";
import { examWeekPlanner } from "./exam-week-planner";
import { gradeCalculator } from "./grade-calculator";
import { invoiceChaserLetters } from "./invoice-chaser-letters";
import { missedCallScriptPack } from "./missed-call-script-pack";
import { paycheckBudget } from "./paycheck-budget";
import { priceListBuilder } from "./price-list-builder";
import { readingLogForKids } from "./reading-log-for-kids";
import { reviewReplyPack } from "./review-reply-pack";
import { schoolMorningChecklist } from "./school-morning-checklist";
import type { Words } from "./words";

/** In the order of the shop. */
export const listProducts = (): Words[] => [
  automationBlueprint,
  missedCallScriptPack,
  schoolMorningChecklist,
  examWeekPlanner,
  invoiceChaserLetters,
  priceListBuilder,
  readingLogForKids,
  paycheckBudget,
  gradeCalculator,
  reviewReplyPack,
];
