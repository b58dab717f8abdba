import { accountFeature } from "./account/feature.server";
import { dealflowFeature } from "./dealflow/feature.server";
import { orderFeature } from "./order/feature.server";
import { paymentFeature } from "./payment/feature.server";
import type { FeatureFactory } from "./server/services.server";
import { vitalsFeature } from "./vitals/feature.server";

/** Every feature that brings something to the shared machinery (server/feature.server.ts). */
export const features: readonly FeatureFactory[] = [
  orderFeature,
  paymentFeature,
  accountFeature,
  dealflowFeature,
  vitalsFeature,
];
