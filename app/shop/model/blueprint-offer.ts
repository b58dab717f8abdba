/** The flash sale (specification section 9). Prices are in whole units of the currency. */
export const flashSale = { price: 19, original: 97, copiesLeft: 47, daysToReturn: 30 } as const;

export const SLUG = "automation-blueprint";

export const notConnected = "The payment integration is not connected. Nothing was charged.";
