/** The stages of an application in their order (specification section 4). */
export const stages = ["Pre-Payment", "Paid / Awaiting Agreement", "Fully Onboarded", "Live"] as const;
export type Stage = (typeof stages)[number];

/** The one stage from which the office marks an application live. */
export const READY_FOR_LIVE: Stage = "Fully Onboarded";
export const LIVE: Stage = "Live";

/** How far along a stage is: 0 for the first. */
export const rank = (stage: Stage): number => stages.indexOf(stage);
