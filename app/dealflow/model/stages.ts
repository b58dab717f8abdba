export const stages = ["Pre-Payment", "Paid / Awaiting Agreement", "Fully Onboarded", "Live"] as const;
export type Stage = (typeof stages)[number];

export const READY_FOR_LIVE: Stage = "Fully Onboarded";
export const LIVE: Stage = "Live";

export const getStageIndex = (stage: Stage): number => stages.indexOf(stage);

export const APPLICATION_KIND = "application";
