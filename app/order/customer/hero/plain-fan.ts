/** For a visitor whose order is not known. */
export const plainFan = ["cut", "leaf", "frond", "leaf", "hot", "leaf", "frond", "leaf", "cut"].map(
  (fill) => `fill-${fill}`,
);
