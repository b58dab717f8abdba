/** A font that arrives after the first paint would shift the layout. */
export const preloadFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;
