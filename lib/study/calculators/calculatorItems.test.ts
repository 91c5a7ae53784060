import { CHEMISTRY_TEXTS } from '@/data/study/calculators/chemistryTexts';
import { MATHS_TEXTS } from '@/data/study/calculators/mathsTexts';
import { PHYSICS_TEXTS } from '@/data/study/calculators/physicsTexts';
import { buildCalculatorItems } from './calculatorItems';
import { chemistryCalculator } from './chemistry/definitions';
import { mathsCalculator } from './maths/definitions';
import { physicsCalculator } from './physics/definitions';

const plainDigits = (text: string): string =>
  text.replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));

const results = new Map(
  [
    ...buildCalculatorItems(MATHS_TEXTS, mathsCalculator),
    ...buildCalculatorItems(PHYSICS_TEXTS, physicsCalculator),
    ...buildCalculatorItems(CHEMISTRY_TEXTS, chemistryCalculator),
  ].map(({ id, example }): [string, string] => [id, example.result]),
);

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
])('the example of %s says %p', (id, expected) => {
  expect(results.get(id)).toContain(expected);
  expect(results.size).toBe(32);
});

it.each(Object.entries({ ...MATHS_TEXTS, ...PHYSICS_TEXTS, ...CHEMISTRY_TEXTS }))(
  'the question of %s holds the numbers that are typed in',
  (_, { example }) => {
    const question = plainDigits(example.question).replaceAll('-', '');
    const { unit: _unit, kind: _kind, g, ...typed } = example.inputs;
    for (const [name, value] of Object.entries(typed)) {
      const numbers = value.replaceAll('-', '').match(/\d[\d,.]*\d|\d/g) ?? [];
      for (const number of numbers)
        if (!(name === 'a' && number === '1')) expect(question).toContain(number);
    }
    if (g) expect(example.question).toContain(g);
  },
);
