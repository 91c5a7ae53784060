import { loadMakers } from '@/lib/study/makers/books';
import { exampleInputs } from './definition';
import type { LoadCalculate } from './load/loadCalculate';
import { LOAD_CHEMISTRY } from './load/loadChemistry';
import { LOAD_MATHS } from './load/loadMaths';
import { LOAD_PHYSICS } from './load/loadPhysics';
import { CHEMISTRY, idsOf, MATHS, PHYSICS, type SubjectTools } from './subjectTools';
import { buildToolPage } from './toolPage';

const plainDigits = (text: string): string =>
  text.replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));

/** A calculator as the tests ask about it, whatever its subject. */
const casesOf = <Id extends string>(
  tools: SubjectTools<Id>,
  load: Readonly<Record<Id, LoadCalculate>>,
) =>
  idsOf(tools).map((id) => ({
    id,
    examples: tools.texts[id].examples,
    definition: tools.define(id),
    load: load[id],
    build: () => buildToolPage(tools, id),
  }));

const CASES = [
  ...casesOf(MATHS, LOAD_MATHS),
  ...casesOf(PHYSICS, LOAD_PHYSICS),
  ...casesOf(CHEMISTRY, LOAD_CHEMISTRY),
];
const TABLE = CASES.map((tool) => [tool.id, tool] as const);

const resultOf = async (id: string, at: number): Promise<string | undefined> =>
  (await CASES.find((tool) => tool.id === id)?.build())?.examples[at]?.result;

// Worked out by hand.
it.each([
  ['percentage', '= 150'],
  ['hcf-lcm', 'LCM = 72'],
  ['fractions', '47/12'],
  ['quadratic', 'x = 8 or x = −12'],
  ['simple-interest', 'Simple interest = ₹480;'],
  ['compound-interest', 'Compound interest = ₹1,997.82; amount = ₹17,997.82'],
  ['average', '(mean) = 30'],
  ['rectangle', 'Area = 45 m²; perimeter = 27 m'],
  ['triangle', 'Area = 36 m²'],
  ['circle', 'circumference = 220 cm'],
  ['trapezium', 'Area = 1,000 m²'],
  ['age', '5 years, 9 months and 12 days'],
  ['ratio', '24,000, 18,000 and 30,000'],
  ['speed', '(80 km/h)'],
  ['acceleration', '= −2.5 m/s²'],
  ['force', '= 2,400 N'],
  ['kinetic-energy', '= 750 J'],
  ['potential-energy', '= 29.4 J'],
  ['ohms-law', '= 10 Ω'],
  ['power', '= 500 W'],
  ['electric-power', '= 10 A'],
  ['pressure', '= 27,50,000 Pa'],
  ['density', '= 2,600 kg/m³'],
  ['projectile', 'Range = 20 m; greatest height = 5 m; time of flight ≈ 2.02031 s'],
  ['lens', '= −6 cm'],
  ['molar-mass', '= 422.39 g/mol'],
  ['balance', '3Fe + 4H₂O → Fe₃O₄ + 4H₂'],
  ['moles', '0.10010'],
  ['molarity', '= 18.0156 g'],
  ['dilution', '= 12.5 mL'],
  ['ph', '≈ 2.39794'],
  ['ideal-gas', '≈ 0.100854 mol'],
])('the first example of %s says %p', async (id, expected) => {
  expect(await resultOf(id, 0)).toContain(expected);
  expect(CASES).toHaveLength(32);
});

// Worked out by hand.
it.each([
  ['percentage', '17.5% increase'],
  ['hcf-lcm', 'HCF of 84 and 126 = 42'],
  ['fractions', '= 6'],
  ['quadratic', 'No real roots'],
  ['simple-interest', 'amount = ₹26,200'],
  ['compound-interest', 'amount = ₹56,180'],
  ['average', '(mean) = 147; median = 148.5'],
  ['rectangle', 'Area = 324 m²; perimeter = 72 m'],
  ['triangle', '62.3538 cm²'],
  ['circle', '314 m²'],
  ['trapezium', '126 cm²'],
  ['age', '14 years'],
  ['ratio', '7 : 3 : 5'],
  ['speed', '1.5 × 10¹¹ m'],
  ['acceleration', '= 20 m/s'],
  ['force', '= 30 kg'],
  ['kinetic-energy', '= 30 m/s'],
  ['potential-energy', '= 10 m'],
  ['ohms-law', '= 12 V'],
  ['power', '= 120 s'],
  ['electric-power', '= 15 W'],
  ['pressure', '= 1,20,000 N'],
  ['density', '= 0.34 kg'],
  ['projectile', 'greatest height = 15 m'],
  ['lens', '= −30 cm'],
  ['molar-mass', '286.138 g/mol'],
  ['balance', 'MnO₄⁻ + 5Fe²⁺ + 8H⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O'],
  ['moles', '25.02'],
  ['molarity', '0.1998'],
  ['dilution', '= 0.25 M'],
  ['ph', '= 12.3'],
  ['ideal-gas', '11.35'],
])('the second example of %s says %p', async (id, expected) => {
  expect(await resultOf(id, 1)).toContain(expected);
});

it.each(TABLE)('the questions of %s hold the numbers that are typed in', (_, { examples }) => {
  for (const example of examples) {
    const question = plainDigits(example.question).replaceAll('-', '');
    const { unit: _unit, kind: _kind, g, ...typed } = example.inputs;
    for (const [name, value] of Object.entries(typed)) {
      const numbers = value.replaceAll('-', '').match(/\d[\d,.]*\d|\d/g) ?? [];
      for (const number of numbers)
        if (!(name === 'a' && number === '1')) expect(question).toContain(number);
    }
    if (g) expect(example.question).toContain(g);
  }
});

it.each(TABLE)('%s is worked out alike by the server and in the browser', async (_, tool) => {
  const { definition, load } = tool;
  const inputs = exampleInputs(definition);
  const calculate = await load();
  expect(calculate(inputs)).toEqual(definition.calculate(inputs));
});

it.each(TABLE)('the page of %s shows it worked out, and practice that goes on', async (_, tool) => {
  const page = await tool.build();
  expect(page?.answer).toMatchObject({ ok: true });
  expect(page?.practice.length).toBeGreaterThanOrEqual(4);
  expect(page && (await loadMakers(page.makers)).length).toBeGreaterThanOrEqual(2);
});

it('has no page for a calculator that nobody made', async () => {
  expect(await buildToolPage(MATHS, 'lens')).toBeNull();
  expect(await buildToolPage(MATHS, '')).toBeNull();
});
