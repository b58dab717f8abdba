/** Sizes in pixels; the long side is 1200. A pair is two pictures of that size, before and after. */
export const formats = {
  flyer: [960, 1200],
  post: [1200, 1200],
  ad: [1200, 1200],
  story: [675, 1200],
  banner: [1200, 400],
  wide: [1200, 628],
  menu: [849, 1200],
  poster: [800, 1200],
  email: [800, 1200],
  photo: [960, 1200],
  pair: [1200, 800],
};
