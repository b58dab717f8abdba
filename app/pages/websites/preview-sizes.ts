export type Screen = "desktop" | "phone";

/** Widths of the pictures in pixels. The larger ones are for high-density screens. */
export const previewWidths: Record<Screen, number[]> = { desktop: [480, 720, 960], phone: [240] };

/** Width and height of the part of a page that a preview shows. */
export const previewRatio: Record<Screen, [number, number]> = { desktop: [1440, 900], phone: [390, 780] };
