/** Name, amount, how often. */
export const costs: [string, number | null, string][] = [
  ["Phone and internet", 95, "Month"],
  ["Liability insurance", 840, "Year"],
  ["Vehicle payment", 310, "Month"],
  ["Gas", 180, "Month"],
  ["Vehicle insurance", 390, "Quarter"],
  ["Repairs and tires", 900, "Year"],
  ["Tools and equipment", 1200, "Year"],
  ["Small supplies not billed to a job", 60, "Month"],
  ["Software and website", 48, "Month"],
  ["Bookkeeper or tax preparer", 600, "Year"],
  ["Licenses and permits", 150, "Year"],
  ["Advertising", 120, "Month"],
  ["Uniforms and laundry", 75, "Quarter"],
  ["Training", 240, "Year"],
  ["Bank and card fees", 45, "Month"],
  ...Array.from({ length: 5 }, (): [string, null, string] => ["", null, "Month"]),
];

/** Name, hours, materials. */
export const services: [string, number, number][] = [
  ["Standard cleaning, 2 bedrooms", 2.5, 6],
  ["Standard cleaning, 3 bedrooms", 3.25, 8],
  ["Deep cleaning, 2 bedrooms", 5, 14],
  ["Deep cleaning, 3 bedrooms", 6.5, 18],
  ["Move-out cleaning", 7, 22],
  ["Oven, inside", 0.75, 4],
  ["Refrigerator, inside", 0.5, 2],
  ["Windows, inside, per ten", 1.25, 3],
  ["Laundry, wash and fold, per load", 0.5, 2.5],
  ["Office cleaning, up to 1,500 sq ft", 2, 7],
  ["Microfiber cloth set (product)", 0, 11],
  ["Scented candle (product)", 0, 7.5],
];
