/** Item, aisle, have, unit, keep at least, day of June to use it by. */
export const pantry: [string, string, number, string, number, number | null][] = [
  ["Onions", "Produce", 2, "each", 1, null],
  ["Garlic", "Produce", 4, "cloves", 2, null],
  ["Carrots", "Produce", 5, "each", 0, 11],
  ["Bell peppers", "Produce", 0, "each", 0, null],
  ["Broccoli", "Produce", 1, "heads", 0, 10],
  ["Potatoes", "Produce", 6, "each", 0, 18],
  ["Limes", "Produce", 1, "each", 0, null],
  ["Lettuce", "Produce", 0, "heads", 0, null],
  ["Milk", "Dairy", 0.5, "gallons", 0.5, 12],
  ["Butter", "Dairy", 2, "sticks", 1, null],
  ["Eggs", "Dairy", 7, "each", 6, 20],
  ["Cheddar", "Dairy", 4, "oz", 0, 15],
  ["Plain yogurt", "Dairy", 8, "oz", 0, 9],
  ["Chicken thighs", "Meat and fish", 0, "lb", 0, null],
  ["Ground beef", "Meat and fish", 1, "lb", 0, 8],
  ["Salmon", "Meat and fish", 0, "lb", 0, null],
  ["Rice", "Dry goods", 5, "cups", 2, null],
  ["Spaghetti", "Dry goods", 8, "oz", 8, null],
  ["Flour", "Dry goods", 6, "cups", 2, null],
  ["Tortillas", "Dry goods", 4, "each", 0, 14],
  ["Crushed tomatoes", "Canned", 1, "cans", 1, null],
  ["Black beans", "Canned", 3, "cans", 1, null],
  ["Chicken broth", "Canned", 1, "cartons", 0, null],
  ["Frozen peas", "Frozen", 10, "oz", 0, null],
  ["Chili powder", "Spices", 3, "Tbsp", 1, null],
  ["Cumin", "Spices", 9, "Tbsp", 1, null],
];

interface Dinner {
  dish: string;
  recipe: string;
  needs: [string, number][];
}

export const menu: Dinner[] = [
  {
    dish: "Beef and bean chili",
    recipe: "Red binder, page 12",
    needs: [
      ["Ground beef", 1],
      ["Black beans", 2],
      ["Crushed tomatoes", 1],
      ["Onions", 1],
      ["Chili powder", 2],
      ["Cumin", 1],
    ],
  },
  {
    dish: "Roast chicken thighs, broccoli",
    recipe: "From memory",
    needs: [
      ["Chicken thighs", 2],
      ["Broccoli", 2],
      ["Potatoes", 4],
      ["Garlic", 3],
    ],
  },
  {
    dish: "Spaghetti with tomato sauce",
    recipe: "From memory",
    needs: [
      ["Spaghetti", 12],
      ["Crushed tomatoes", 1],
      ["Garlic", 2],
      ["Onions", 1],
    ],
  },
  {
    dish: "Salmon, rice and peas",
    recipe: "Blue book, page 88",
    needs: [
      ["Salmon", 1.5],
      ["Rice", 2],
      ["Frozen peas", 10],
      ["Butter", 1],
    ],
  },
  {
    dish: "Chili leftovers on tortillas",
    recipe: "",
    needs: [
      ["Tortillas", 8],
      ["Cheddar", 6],
      ["Lettuce", 1],
      ["Limes", 2],
    ],
  },
  {
    dish: "Vegetable fried rice with eggs",
    recipe: "Blue book, page 41",
    needs: [
      ["Rice", 2],
      ["Eggs", 4],
      ["Carrots", 3],
      ["Bell peppers", 2],
    ],
  },
  {
    dish: "Pancakes for dinner",
    recipe: "Inside the cupboard door",
    needs: [
      ["Flour", 2],
      ["Eggs", 2],
      ["Milk", 0.25],
      ["Butter", 0.5],
    ],
  },
];
