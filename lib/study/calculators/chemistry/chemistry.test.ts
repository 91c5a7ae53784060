import { ELEMENTS } from '@/data/study/calculators/elements';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { toNumber } from '@/lib/study/calculators/exact/rational';
import fc from '@/lib/testing/properties';
import { phFrom } from './acidity';
import { balance } from './balance';
import { chemistryCalculator } from './definitions';
import { showFormula } from './formulaText';
import { molarMass } from './molarMass';
import { parseEquation } from './parseEquation';
import { parseFormula } from './parseFormula';

const resultOf = (answer: CalculatorAnswer): string =>
  answer.ok ? answer.result : Object.entries(answer.errors).flat().join(': ');

const atomsOf = (typed: string): Record<string, number> | string => {
  const formula = parseFormula(typed);
  return 'message' in formula ? formula.message : Object.fromEntries(formula.atoms);
};

it('lists 118 elements, each once', () => {
  expect(ELEMENTS).toHaveLength(118);
  expect(new Set(ELEMENTS.map(([symbol]) => symbol)).size).toBe(118);
  expect(new Set(ELEMENTS.map(([, name]) => name)).size).toBe(118);
});

it('has masses that grow along the table, but for the known exceptions', () => {
  const drops = ELEMENTS.flatMap(([symbol, , mass], at) =>
    at > 0 && Number(mass) < Number(ELEMENTS[at - 1]?.[2]) ? [symbol] : [],
  );
  expect(drops).toEqual(['K', 'Ni', 'I', 'Pa', 'Np', 'Am', 'Hs']);
});

// Molar masses in g/mol as handbooks print them, to one unit in the second decimal.
it.each([
  ['H2O', 18.015],
  ['CO2', 44.009],
  ['NaCl', 58.44],
  ['CuSO4·5H2O', 249.68],
  ['K4[Fe(CN)6]·3H2O', 422.39],
  ['KMnO4', 158.03],
  ['K2Cr2O7', 294.18],
  ['C6H12O6', 180.16],
  ['C12H22O11', 342.3],
  ['CaCO3', 100.09],
  ['H2SO4', 98.07],
  ['HNO3', 63.01],
  ['HCl', 36.46],
  ['NH3', 17.03],
  ['NaOH', 40.0],
  ['Ca(OH)2', 74.09],
  ['Ca3(PO4)2', 310.18],
  ['(NH4)2SO4', 132.13],
  ['KAl(SO4)2·12H2O', 474.37],
  ['Na2CO3·10H2O', 286.14],
  ['MgSO4·7H2O', 246.47],
  ['FeSO4·7H2O', 278.01],
  ['Fe2O3', 159.69],
  ['AgNO3', 169.87],
  ['PbI2', 461.0],
  ['BaSO4', 233.38],
  ['ZnSO4·7H2O', 287.54],
  ['HgCl2', 271.49],
  ['SnCl2', 189.61],
  ['TiO2', 79.87],
  ['SiO2', 60.08],
  ['B(OH)3', 61.83],
  ['LiAlH4', 37.95],
  ['BeO', 25.01],
  ['SF6', 146.05],
  ['XeF4', 207.28],
  ['UF6', 352.02],
  ['ThO2', 264.04],
  ['WO3', 231.84],
  ['V2O5', 181.88],
  ['NiCl2·6H2O', 237.69],
  ['CoCl2·6H2O', 237.93],
  ['KBr', 119.0],
  ['CdS', 144.47],
  ['As2O3', 197.84],
  ['Bi2O3', 465.96],
  ['SeO2', 110.97],
  ['SrCO3', 147.63],
  ['PtCl4', 336.89],
  ['AuCl3', 303.33],
  ['CsCl', 168.36],
  ['RbCl', 120.92],
  ['GaAs', 144.64],
  ['GeO2', 104.63],
  ['ZrO2', 123.22],
  ['MoO3', 143.95],
  ['La2O3', 325.81],
  ['CeO2', 172.11],
  ['Nd2O3', 336.48],
  ['Y2O3', 225.81],
  ['Ta2O5', 441.89],
  ['OsO4', 254.23],
  ['PdCl2', 177.33],
  ['In2O3', 277.64],
  ['Sb2O3', 291.52],
  ['TeO2', 159.6],
  ['Nb2O5', 265.81],
])('weighs a mole of %s at %p g', (typed, grams) => {
  const formula = parseFormula(typed);
  if ('message' in formula) throw new Error(formula.message);
  expect(Math.abs(toNumber(molarMass(formula)) - grams)).toBeLessThanOrEqual(0.015);
});

it.each<[string, Record<string, number>]>([
  ['CuSO4·5H2O', { Cu: 1, S: 1, O: 9, H: 10 }],
  ['CuSO4.5H2O', { Cu: 1, S: 1, O: 9, H: 10 }],
  ['CuSO₄·5H₂O', { Cu: 1, S: 1, O: 9, H: 10 }],
  ['K4[Fe(CN)6]·3H2O', { K: 4, Fe: 1, C: 6, N: 6, H: 6, O: 3 }],
  ['((CH3)2)3', { C: 6, H: 18 }],
  ['{[Cu(NH3)4]}SO4', { Cu: 1, N: 4, H: 12, S: 1, O: 4 }],
  [' H2 O (l)', { H: 2, O: 1 }],
  ['SO4^2-', { S: 1, O: 4 }],
  ['NH₄⁺', { N: 1, H: 4 }],
])('counts the atoms of %p', (typed, atoms) => expect(atomsOf(typed)).toEqual(atoms));

it.each([
  ['', 'Type a formula'],
  ['h2o', '“h” does not'],
  ['Xx2', 'no element with the symbol Xx'],
  ['Cuso4', 'no element with the symbol Cuso'],
  ['Ca(OH2', '( is never closed'],
  ['CaOH)2', ') was never opened'],
  ['Ca(OH]2', '( is closed by ]'],
  ['Ca()2', 'nothing between two brackets'],
  ['H0', 'The number 0 cannot'],
  ['H02', 'The number 02 cannot'],
  ['H9999', 'The number 9999 cannot'],
  ['CuSO4·', 'missing beside the dot'],
  ['CuSO4··H2O', 'missing beside the dot'],
  ['5', 'missing beside the dot'],
  ['Na+', 'Write a charge at the end'],
  ['H2O!', '“!” has no place'],
  ['(((H999)999)999)', 'too many atoms'],
  ['H'.repeat(200), 'too long'],
  ['💧', '“💧” has no place'],
])('says what is wrong with %p', (typed, expected) => {
  expect(atomsOf(typed)).toContain(expected);
});

it('reads back every formula that it can write, and shows it lowered', () => {
  const symbol = fc.constantFrom(...ELEMENTS.map(([one]) => one));
  const parts = fc.array(fc.tuple(symbol, fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(parts, fc.integer({ min: 2, max: 9 }), (list, times) => {
      const inner = list.map(([one, count]) => `${one}${count === 1 ? '' : count}`).join('');
      const expected: Record<string, number> = {};
      for (const [one, count] of list) expected[one] = (expected[one] ?? 0) + count * times;
      expect(atomsOf(`(${inner})${times}`)).toEqual(expected);
      expect(atomsOf(showFormula(`(${inner})${times}`))).toEqual(expected);
    }),
  );
});

it('shows the working of copper sulphate', () => {
  const answer = chemistryCalculator('molar-mass').calculate({ formula: 'CuSO4·5H2O' });
  expect(answer.ok && answer.result).toBe('Molar mass of CuSO₄·5H₂O = 249.677 g/mol');
  expect(answer.ok && answer.working).toEqual([
    'Cu (copper): 1 × 63.546 = 63.546 g/mol',
    'S (sulphur): 1 × 32.06 = 32.06 g/mol',
    'O (oxygen): 9 × 15.999 = 143.991 g/mol',
    'H (hydrogen): 10 × 1.0080 = 10.08 g/mol',
    'Sum: 63.546 + 32.06 + 143.991 + 10.08 = 249.677 g/mol',
    'Share of the mass: Cu ≈ 25.45%, S ≈ 12.84%, O ≈ 57.67%, H ≈ 4.04%',
  ]);
});

it.each([
  ['Fe + O2 -> Fe2O3', '4Fe + 3O₂ → 2Fe₂O₃'],
  ['H2 + O2 = H2O', '2H₂ + O₂ → 2H₂O'],
  ['CH4 + O2 → CO2 + H2O', 'CH₄ + 2O₂ → CO₂ + 2H₂O'],
  ['KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2', '2KMnO₄ + 16HCl → 2KCl + 2MnCl₂ + 8H₂O + 5Cl₂'],
  [
    'K2Cr2O7 + FeSO4 + H2SO4 -> Cr2(SO4)3 + Fe2(SO4)3 + K2SO4 + H2O',
    'K₂Cr₂O₇ + 6FeSO₄ + 7H₂SO₄ → Cr₂(SO₄)₃ + 3Fe₂(SO₄)₃ + K₂SO₄ + 7H₂O',
  ],
  ['MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O', 'MnO₄⁻ + 5Fe²⁺ + 8H⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O'],
  ['Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O', 'Cr₂O₇²⁻ + 14H⁺ + 6e⁻ → 2Cr³⁺ + 7H₂O'],
  ['2 Na(s) + Cl2(g) -> NaCl(aq)', '2Na + Cl₂ → 2NaCl'],
  ['CuSO4·5H2O -> CuSO4 + H2O', 'CuSO₄·5H₂O → CuSO₄ + 5H₂O'],
  ['C3H8 + O2 <=> CO2 + H2O', 'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O'],
  ['', 'Type an equation'],
  ['H2 + O2', 'Write one arrow'],
  ['H2 -> O2 -> H2O', 'Write one arrow'],
  ['H2 + -> H2O', 'Something is missing'],
  ['-> H2O', 'Something is missing'],
  ['H2 + O2 -> H2', 'O stands only on the left'],
  ['H2 -> H2O', 'O stands only on the right'],
  ['NaCl -> NaCl2', 'No numbers balance'],
  ['H2O2 + KMnO4 -> H2O + O2 + KMnO2', 'more than one independent way'],
  ['Xy + O2 -> XyO', 'In Xy: There is no element'],
  ['H2O + CO2 -> H2CO3 + H2O2 + CO', 'independent way'],
  [`${'H2 + '.repeat(12)}O2 -> H2O`, 'at most 12'],
])('balances %p: %p', (equation, expected) => {
  expect(resultOf(chemistryCalculator('balance').calculate({ equation }))).toContain(expected);
});

/** Counts atoms without the parser: formulas of symbols and one-digit numbers only. */
const countPlainly = (formula: string, symbol: string): number =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d?)/g)]
    .filter(([, one]) => one === symbol)
    .reduce((sum, [, , digit]) => sum + Number(digit || 1), 0);

/** Tries all small numbers until one set balances: the slow second way. */
const balanceByTrying = (left: string[], right: string[], most: number): number[] | null => {
  const all = [...left, ...right];
  const symbols = new Set(all.flatMap((one) => one.match(/[A-Z][a-z]?/g) ?? []));
  const fits = (numbers: number[]) =>
    [...symbols].every(
      (symbol) =>
        all.reduce(
          (sum, one, at) =>
            sum + countPlainly(one, symbol) * (numbers[at] ?? 0) * (at < left.length ? 1 : -1),
          0,
        ) === 0,
    );
  const search = (numbers: number[], sum: number): number[] | null => {
    if (numbers.length === all.length) return fits(numbers) ? numbers : null;
    for (let next = 1; next <= most; next += 1) {
      const found = search([...numbers, next], sum + next);
      if (found) return found;
    }
    return null;
  };
  return search([], 0);
};

it.each([
  [['Al', 'O2'], ['Al2O3']],
  [['N2', 'H2'], ['NH3']],
  [
    ['C2H6', 'O2'],
    ['CO2', 'H2O'],
  ],
  [
    ['Fe', 'H2O'],
    ['Fe3O4', 'H2'],
  ],
  [['P4', 'O2'], ['P2O5']],
  [
    ['Na', 'H2O'],
    ['NaOH', 'H2'],
  ],
  [['KClO3'], ['KCl', 'O2']],
  [
    ['NH3', 'O2'],
    ['NO', 'H2O'],
  ],
  [
    ['FeS2', 'O2'],
    ['Fe2O3', 'SO2'],
  ],
])('finds the same numbers as trying does for %p and %p', (left, right) => {
  const equation = parseEquation(`${left.join(' + ')} -> ${right.join(' + ')}`);
  if ('message' in equation) throw new Error(equation.message);
  const found = balance(equation);
  if ('message' in found) throw new Error(found.message);
  expect([...found.left, ...found.right].map(Number)).toEqual(balanceByTrying(left, right, 12));
});

it.each<[Parameters<typeof chemistryCalculator>[0], Record<string, string>, string]>([
  ['moles', { formula: 'H2O', mass: '90', n: '' }, '90 g of H₂O is 4.99584 mol'],
  ['moles', { formula: 'NaCl', mass: '', n: '2' }, '2 mol of NaCl has a mass of 116.88 g'],
  ['moles', { formula: 'NaCl', mass: '5', n: '2' }, 'Fill in either'],
  ['moles', { formula: 'NaCl', mass: '', n: '' }, 'Fill in either'],
  ['moles', { formula: 'nacl', mass: '5', n: '' }, 'capital letter'],
  ['moles', { formula: 'NaCl', mass: '-5', n: '' }, 'Mass must be more than zero.'],
  [
    'molarity',
    { formula: 'NaOH', mass: '10', volume: '250 mL', molarity: '' },
    'Molarity ≈ 1.00008 M',
  ],
  [
    'molarity',
    { formula: 'NaOH', mass: '', volume: '0.5', molarity: '0.1' },
    'Mass of NaOH to dissolve = 1.99985 g',
  ],
  [
    'molarity',
    { formula: 'NaOH', mass: '39.997', volume: '', molarity: '0.5' },
    'Volume of the solution = 2 L (2,000 mL)',
  ],
  ['molarity', { formula: 'NaOH', mass: '', volume: '', molarity: '0.5' }, 'Leave exactly one'],
  ['dilution', { m1: '12', v1: '', m2: '0.6', v2: '500' }, 'Volume of the stock = 25 mL'],
  ['dilution', { m1: '1', v1: '', m2: '2', v2: '500' }, 'cannot be stronger'],
  ['ph', { known: 'h', value: '0.001' }, 'pH = 3: acidic'],
  ['ph', { known: 'h', value: '1e-7' }, 'pH = 7: neutral'],
  ['ph', { known: 'oh', value: '1 × 10^-4' }, 'pH = 10: basic'],
  ['ph', { known: 'poh', value: '5' }, 'pH = 9: basic'],
  ['ph', { known: 'ph', value: '-1' }, 'pH = −1: acidic'],
  ['ph', { known: 'ph', value: '20' }, 'from −1.3 to 15.3'],
  ['ph', { known: 'h', value: '0' }, 'must be more than 0'],
  ['ph', { known: 'h', value: 'sour' }, 'Type a number'],
  ['ideal-gas', { p: '101.325', V: '', n: '1', T: '0 °C' }, 'Volume ≈ 22.4127 L'],
  ['ideal-gas', { p: '1 atm', V: '', n: '2', T: '27 °C' }, 'Volume ≈ 49.2563 L'],
  ['ideal-gas', { p: '1 atm', V: '5', n: '2', T: '-300 °C' }, 'Leave one box empty'],
  ['ideal-gas', { p: '', V: '5', n: '2', T: '-300 °C' }, 'Temperature must be more than zero'],
])('%s: %p gives %p', (id, inputs, expected) => {
  expect(resultOf(chemistryCalculator(id).calculate(inputs))).toContain(expected);
});

it('goes from concentration to pH and back', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 14, noNaN: true }), (ph) => {
      expect(phFrom('h', 10 ** -ph)).toBeCloseTo(ph, 8);
      expect(phFrom('oh', 10 ** (ph - 14))).toBeCloseTo(ph, 8);
    }),
  );
});
