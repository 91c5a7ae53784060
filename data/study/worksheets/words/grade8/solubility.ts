export const TEMPERATURES = [20, 40, 60, 80] as const;

/** Grams that dissolve in 100 g of water at these temperatures, rounded. */
export const SOLUBILITY = [
  { name: 'common salt', grams: [36, 36, 37, 38] },
  { name: 'potassium chloride', grams: [34, 40, 46, 51] },
  { name: 'ammonium chloride', grams: [37, 46, 55, 66] },
  { name: 'potassium nitrate', grams: [32, 61, 106, 167] },
  { name: 'sugar', grams: [202, 236, 289, 365] },
] as const;
