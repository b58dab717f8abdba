export type Screen = "desktop" | "phone";

/** Pixels of the pictures on the websites page; the larger ones are for dense screens. */
export const previewWidths: Record<Screen, number[]> = { desktop: [480, 960], phone: [240] };

/** Width and height of what a preview shows: the top of the page. */
export const previewRatio: Record<Screen, [number, number]> = { desktop: [1440, 900], phone: [390, 780] };
