/** What stands in a formula for one ion, how many charges it carries, and its atoms. */
export type Ion = {
  name: string;
  formula: string;
  charge: 1 | 2 | 3;
  atoms: readonly (readonly [element: string, many: number])[];
};

export const POSITIVE_IONS = [
  { name: 'sodium', formula: 'Na', charge: 1, atoms: [['Na', 1]] },
  { name: 'potassium', formula: 'K', charge: 1, atoms: [['K', 1]] },
  {
    name: 'ammonium',
    formula: 'NH₄',
    charge: 1,
    atoms: [
      ['N', 1],
      ['H', 4],
    ],
  },
  { name: 'magnesium', formula: 'Mg', charge: 2, atoms: [['Mg', 1]] },
  { name: 'calcium', formula: 'Ca', charge: 2, atoms: [['Ca', 1]] },
  { name: 'zinc', formula: 'Zn', charge: 2, atoms: [['Zn', 1]] },
  { name: 'aluminium', formula: 'Al', charge: 3, atoms: [['Al', 1]] },
] as const satisfies readonly Ion[];

export const NEGATIVE_IONS = [
  { name: 'chloride', formula: 'Cl', charge: 1, atoms: [['Cl', 1]] },
  { name: 'bromide', formula: 'Br', charge: 1, atoms: [['Br', 1]] },
  {
    name: 'hydroxide',
    formula: 'OH',
    charge: 1,
    atoms: [
      ['O', 1],
      ['H', 1],
    ],
  },
  {
    name: 'nitrate',
    formula: 'NO₃',
    charge: 1,
    atoms: [
      ['N', 1],
      ['O', 3],
    ],
  },
  { name: 'oxide', formula: 'O', charge: 2, atoms: [['O', 1]] },
  { name: 'sulphide', formula: 'S', charge: 2, atoms: [['S', 1]] },
  {
    name: 'sulphate',
    formula: 'SO₄',
    charge: 2,
    atoms: [
      ['S', 1],
      ['O', 4],
    ],
  },
  {
    name: 'carbonate',
    formula: 'CO₃',
    charge: 2,
    atoms: [
      ['C', 1],
      ['O', 3],
    ],
  },
  {
    name: 'phosphate',
    formula: 'PO₄',
    charge: 3,
    atoms: [
      ['P', 1],
      ['O', 4],
    ],
  },
] as const satisfies readonly Ion[];

/** Pairs of ions that make no lasting substance. */
export const NO_SUBSTANCE: readonly string[] = [
  'ammonium oxide',
  'ammonium hydroxide',
  'aluminium carbonate',
];

/** Atomic masses in u, as class 9 rounds them. */
export const ATOMIC_MASSES: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Al: 27,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Zn: 65,
  Br: 80,
};
