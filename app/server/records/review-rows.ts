export interface ReviewRows {
  /** The newest first. */
  newest: { stars: number; text: string; name: string; createdAt: Date }[];
  count: number;
  stars: number;
}
