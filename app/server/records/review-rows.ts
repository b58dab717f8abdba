/** The published reviews, as a feature reads them. */
export interface ReviewRows {
  /** The newest first. */
  newest: { stars: number; text: string; name: string; createdAt: Date }[];
  /** The number of all published reviews, and the sum of their stars. */
  count: number;
  stars: number;
}
