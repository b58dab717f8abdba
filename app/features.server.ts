import { accountFeature } from "./account/feature.server";
import { dealflowFeature } from "./dealflow/feature.server";
import { orderFeature } from "./order/feature.server";
import type { FeatureFactory } from "./server/services.server";
import { vitalsFeature } from "./vitals/feature.server";

export const features: readonly FeatureFactory[] = [orderFeature, accountFeature, dealflowFeature, vitalsFeature];
