import { createAccountFeature } from "./account/feature.server";
import { createBackupFeature } from "./backup/feature.server";
import { createBookingFeature } from "./booking/feature.server";
import { createContactFeature } from "./contact/feature.server";
import { createCouponsFeature } from "./coupons/feature.server";
import { createDealflowFeature } from "./dealflow/feature.server";
import { createInboxFeature } from "./inbox/feature.server";
import { createNotificationsFeature } from "./notifications/feature.server";
import { createOrderFeature } from "./order/feature.server";
import { createOutboxFeature } from "./outbox/feature.server";
import { createPackagesFeature } from "./packages/feature.server";
import { createPaymentFeature } from "./payment/feature.server";
import { createPersonFeature } from "./person/feature.server";
import { createReceiptsFeature } from "./receipts/feature.server";
import { createRefundsFeature } from "./refunds/feature.server";
import type { FeatureFactory } from "./server/services.server";
import { createSettingsFeature } from "./settings/feature.server";
import { createShopFeature } from "./shop/feature.server";
import { createSummaryFeature } from "./summary/feature.server";
import { createTextsFeature } from "./texts/feature.server";
import { createTrashFeature } from "./trash/feature.server";
import { createVitalsFeature } from "./vitals/feature.server";

export const features: readonly FeatureFactory[] = [
  // First, because the list of settings begins with the business.
  createSettingsFeature,
  createOrderFeature,
  createPackagesFeature,
  createPaymentFeature,
  createReceiptsFeature,
  createRefundsFeature,
  createAccountFeature,
  createContactFeature,
  createBookingFeature,
  createShopFeature,
  createDealflowFeature,
  createCouponsFeature,
  createInboxFeature,
  createOutboxFeature,
  createTrashFeature,
  createPersonFeature,
  createVitalsFeature,
  createNotificationsFeature,
  createSummaryFeature,
  createTextsFeature,
  createBackupFeature,
];
