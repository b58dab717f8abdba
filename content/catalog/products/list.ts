import { accountSecurityWeekend } from "./account-security-weekend";
import { automationBlueprint } from "./automation-blueprint";
import { babysitterBinder } from "./babysitter-binder";
import type { CatalogProduct } from "./catalog-product";
import { essayOutlineKit } from "./essay-outline-kit";
import { examWeekPlanner } from "./exam-week-planner";
import { gradeCalculator } from "./grade-calculator";
import { homeNetworkNotes } from "./home-network-notes";
import { invoiceChaserLetters } from "./invoice-chaser-letters";
import { missedCallScriptPack } from "./missed-call-script-pack";
import { movingHouseBinder } from "./moving-house-binder";
import { openingHoursPosterSet } from "./opening-hours-poster-set";
import { pantryAndMenuPlanner } from "./pantry-and-menu-planner";
import { paycheckBudget } from "./paycheck-budget";
import { priceListBuilder } from "./price-list-builder";
import { productPhotoPrompts } from "./product-photo-prompts";
import { readingLogForKids } from "./reading-log-for-kids";
import { reviewReplyPack } from "./review-reply-pack";
import { schoolMorningChecklist } from "./school-morning-checklist";

/** In the order of the shop. */
export const listProducts = (): CatalogProduct[] => [
  automationBlueprint,
  missedCallScriptPack,
  schoolMorningChecklist,
  examWeekPlanner,
  invoiceChaserLetters,
  productPhotoPrompts,
  movingHouseBinder,
  priceListBuilder,
  readingLogForKids,
  essayOutlineKit,
  homeNetworkNotes,
  paycheckBudget,
  openingHoursPosterSet,
  gradeCalculator,
  babysitterBinder,
  accountSecurityWeekend,
  pantryAndMenuPlanner,
  reviewReplyPack,
];
