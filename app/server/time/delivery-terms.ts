/** The rule of standard delivery, as sentences about an order need it. */
export type DeliveryTerms = {
  /** "next day" or "in 2 business days" */
  term: string;
  /** "Next day" or "2 business days" */
  name: string;
  /** The hour by which files are ready: "5 PM". */
  hour: string;
  /** From how many visuals on an order comes in parts. */
  largeVisuals: number;
};

/** "Standard delivery is next day." */
export const describePromise = ({ term }: Pick<DeliveryTerms, "term">): string => `Standard delivery is ${term}.`;
