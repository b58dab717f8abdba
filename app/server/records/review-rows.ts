export interface ReviewRows {
  newest: { stars: number; text: string; name: string; createdAt: Date }[];
  count: number;
  stars: number;
}
