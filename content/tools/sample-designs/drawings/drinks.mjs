import { each } from "../kit.mjs";

const stirred = [
  ["Door Negroni", "gin, red bitter, orange oil", 11],
  ["Palm Old Fashioned", "rum, coconut sugar, cocoa", 12],
  ["Slow Train", "rye, fig, black walnut", 12],
  ["Salt Martini", "vodka, brine, lemon leaf", 11],
];
const long = [
  ["Sunset Spritz", "aperitivo, prosecco, grapefruit", 10],
  ["Garden Collins", "gin, cucumber, elderflower", 10],
  ["Ginger Mule", "vodka, ginger beer, lime", 9],
  ["No. 0", "no alcohol: tea, plum, smoke", 8],
];

const drink = ([name, parts, price]) => `
  <div class="dish"><p><b>${name}</b><i></i><em>${price}</em></p><small>${parts}</small></div>`;

export const stirredDrinks = each(stirred, drink);
export const longDrinks = each(long, drink);
