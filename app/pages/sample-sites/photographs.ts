interface Size {
  /** In pixels, for the WebP file and for the larger AVIF file. */
  width: number;
  height: number;
  /** The width of another AVIF file, for phones. */
  smaller?: number;
}

/** `npm run site-photographs` in content/tools makes the AVIF files from the WebP files. */
export const photographs = {
  "barber-chair": { width: 727, height: 965, smaller: 512 },
  "barber-pole": { width: 202, height: 968 },
  "barber-tools": { width: 1235, height: 817, smaller: 820 },
  "roofer-roof": { width: 1500, height: 900, smaller: 800 },
  "roofer-shingle": { width: 760, height: 560, smaller: 600 },
  "roofer-metal": { width: 760, height: 560, smaller: 600 },
  "roofer-tile": { width: 760, height: 560, smaller: 600 },
  "roofer-damage": { width: 760, height: 1000, smaller: 600 },
  "spa-evening": { width: 1200, height: 752, smaller: 800 },
  "spa-room": { width: 792, height: 594, smaller: 640 },
  "spa-tray": { width: 648, height: 792 },
} satisfies Record<string, Size>;

export type PhotographName = keyof typeof photographs;

export function listAvifWidths(name: PhotographName): number[] {
  const { width, smaller }: Size = photographs[name];
  return smaller ? [smaller, width] : [width];
}
