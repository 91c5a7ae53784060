import { MATHS_FIELDS } from '@/data/study/calculators/mathsFields';
import { CHEMISTRY_TITLES, PHYSICS_TITLES } from '@/data/study/calculators/scienceTitles';
import fc from '@/lib/testing/properties';
import { chemistryCalculator } from './chemistry/definitions';
import { type CalculatorDefinition, exampleInputs } from './definition';
import { mathsCalculator } from './maths/definitions';
import { physicsCalculator } from './physics/definitions';

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const all: Key[] = [];
  for (const key in record) all.push(key);
  return all;
};

const ALL: [string, CalculatorDefinition][] = [
  ...keys(MATHS_FIELDS).map((id): [string, CalculatorDefinition] => [id, mathsCalculator(id)]),
  ...keys(PHYSICS_TITLES).map((id): [string, CalculatorDefinition] => [id, physicsCalculator(id)]),
  ...keys(CHEMISTRY_TITLES).map((id): [string, CalculatorDefinition] => [
    id,
    chemistryCalculator(id),
  ]),
];

const NONSENSE = /NaN|Infinity|undefined|null|\[object|\de[+-]?\d/;

const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e40',
    '9'.repeat(39),
    '1/0',
    '0.0000000001',
    '½',
    '١٢',
    '∞',
    'NaN',
    '-0',
  ),
  fc.integer().map(String),
  fc.double({ noNaN: true }).map(String),
  fc.integer({ min: 1, max: 60 }).map((value) => `${value}/7`),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+/: e()[]{}·^HOCNa>=km%') }),
  fc.string(),
);

describe.each(ALL)('%s', (_, calculator) => {
  it('works its example out', () => {
    const answer = calculator.calculate(exampleInputs(calculator));
    expect(answer).toMatchObject({ ok: true });
    expect(JSON.stringify(answer)).not.toMatch(NONSENSE);
  });

  it('answers anything with a result or a sentence at one of its fields', () => {
    const inputs = fc.record(
      Object.fromEntries(
        calculator.fields.map(({ name, example, options }) => [
          name,
          fc.oneof(
            typed,
            fc.constant(example),
            ...(options ? [fc.constantFrom(...options.map(({ value }) => value))] : []),
          ),
        ]),
      ),
    );
    const names = calculator.fields.map(({ name }) => name);
    fc.assert(
      fc.property(inputs, (values) => {
        const answer = calculator.calculate(values);
        if (answer.ok) {
          const text = [answer.result, ...answer.working].join('\n');
          // Sodium and nitrogen make a formula that looks like a fault.
          const hasSodium = `${values.formula} ${values.equation}`.includes('NaN');
          expect(hasSodium ? text.replaceAll('NaN', '') : text).not.toMatch(NONSENSE);
          return;
        }
        const errors = Object.entries(answer.errors);
        expect(errors.length).toBeGreaterThan(0);
        for (const [name, message] of errors) {
          expect(names).toContain(name);
          expect(message).toMatch(/^.{10,}[.?]$/su);
        }
      }),
      { numRuns: 150 },
    );
  });
});
