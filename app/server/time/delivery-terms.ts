export type DeliveryTerms = {
  /** "next day", "in 2 business days" */
  term: string;
  name: string;
  hour: string;
  largeVisuals: number;
};

export const describePromise = ({ term }: Pick<DeliveryTerms, "term">): string => `Standard delivery is ${term}.`;
