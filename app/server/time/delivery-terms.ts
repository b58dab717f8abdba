export type DeliveryTerms = {
  /** "next day", "in 2 business days" */
  term: string;
  /** "Next day", "2 business days" */
  name: string;
  /** Files are ready by this hour, such as "5 PM". */
  hour: string;
  /** Orders with at least this many visuals come in parts. */
  largeVisuals: number;
};

export const describePromise = ({ term }: Pick<DeliveryTerms, "term">): string => `Standard delivery is ${term}.`;
