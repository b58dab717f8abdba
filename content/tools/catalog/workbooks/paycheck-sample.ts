/** Name, amount, day of the month, how it is paid. */
export const bills: [string, number, number, string][] = [
  ["Rent", 1240, 1, "Bank transfer"],
  ["Electric", 96, 18, "Autopay"],
  ["Water and trash", 48, 20, "Autopay"],
  ["Internet", 60, 12, "Card"],
  ["Cell phones", 85, 22, "Card"],
  ["Car insurance", 118, 5, "Autopay"],
  ["Car loan", 265, 16, "Autopay"],
  ["Renter’s insurance", 16, 8, "Card"],
  ["Streaming", 24, 27, "Card"],
  ["Gym", 30, 3, "Card"],
  ["Student loan", 175, 25, "Autopay"],
];

/** Name, needed, saved, paychecks left. */
export const goals: [string, number, number, number][] = [
  ["Emergency fund", 2200, 850, 18],
  ["New tires", 640, 200, 8],
  ["Holiday gifts", 500, 100, 16],
];

/** Day, what, category, amount. */
export const spending: [number, string, string, number][] = [
  [1, "Groceries for the week", "Groceries", 118.4],
  [2, "Gas", "Gas and transit", 38.25],
  [3, "Pizza night", "Eating out", 27.5],
  [5, "Dish soap, light bulbs", "Household", 19.85],
  [6, "Dog food", "Kids and pets", 44.99],
  [8, "Groceries for the week", "Groceries", 104.12],
  [9, "Movie tickets", "Fun", 29],
  [10, "Pharmacy", "Health", 12.6],
];

/** Month, income, bills, goals, spent. */
export const months: [string, number | null, number | null, number | null, number | null][] = [
  ["January", 3760, 2157, 310, 1180],
  ["February", 3760, 2157, 310, 1095],
  ["March", 3760, 2157, 310, 1242],
  ["April", null, null, null, null],
  ["May", null, null, null, null],
  ["June", null, null, null, null],
  ["July", null, null, null, null],
  ["August", null, null, null, null],
  ["September", null, null, null, null],
  ["October", null, null, null, null],
  ["November", null, null, null, null],
  ["December", null, null, null, null],
];
