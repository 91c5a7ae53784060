import { evaluate } from 'mathjs';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { dilution, idealGas } from '@/lib/study/calculators/chemistry/relations';
import fc from '@/lib/testing/properties';
import { physicsCalculator } from './definitions';
import { electricPower, ohm } from './electricity';
import { lens } from './lens';
import * as mechanics from './mechanics';
import { projectile } from './projectile';
import { readQuantity } from './readQuantity';
import { type Relation, solveRelation, withNumbers } from './relation';
import { showValue } from './showValue';

const RELATIONS: [string, Relation][] = [
  ['speed', mechanics.speed],
  ['acceleration', mechanics.acceleration],
  ['force', mechanics.force],
  ['kinetic energy', mechanics.kineticEnergy],
  ['potential energy', mechanics.potentialEnergy(9.8)],
  ['power', mechanics.power],
  ['pressure', mechanics.pressure],
  ['density', mechanics.density],
  ['ohm', ohm],
  ['electric power', electricPower],
  ['lens', lens],
  ['dilution', dilution],
  ['gas', idealGas],
];

const resultOf = (answer: CalculatorAnswer): string =>
  answer.ok ? answer.result : Object.entries(answer.errors).flat().join(': ');

/** The shown formula in the words of another program. */
const asExpression = (formula: string): string =>
  formula
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('²', '^2')
    .replaceAll('½', '0.5')
    .replaceAll('√', 'sqrt');

const size = fc.integer({ min: 1, max: 5_000 }).map((value) => value / 10);

describe.each(RELATIONS)('%s', (_, relation) => {
  const wanted = Object.entries(relation.solutions);

  it.each(wanted)('finds %s as its formula says', (key, { formula, solve }) => {
    fc.assert(
      fc.property(fc.array(size, { minLength: 4, maxLength: 4 }), (sizes) => {
        const values = Object.fromEntries(
          relation.quantities.map(({ key: name, rule }, at) => [
            name,
            (sizes[at] ?? 1) * (rule === 'belowZero' ? -1 : 1),
          ]),
        );
        const found = solve(values);
        fc.pre(Number.isFinite(found));
        const shown = Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, value]),
        );
        const filled = formula.replace(/\{(\w+)\}/g, (__, name: string) => `(${shown[name]})`);
        const theirs: unknown = evaluate(asExpression(filled));
        // Of the size of the answer; an answer may be 0.
        const most = 1e-9 * Math.max(1, Math.abs(found));
        expect(Math.abs(Number(theirs) - found)).toBeLessThanOrEqual(most);
        expect(withNumbers(formula, values)).not.toContain('{');
        expect(relation.solutions).toHaveProperty(key);
      }),
    );
  });

  it('comes back to each value from the others', () => {
    const [first] = wanted;
    fc.assert(
      fc.property(fc.array(size, { minLength: 4, maxLength: 4 }), (sizes) => {
        const values: Record<string, number> = Object.fromEntries(
          relation.quantities.map(({ key, rule }, at) => [
            key,
            (sizes[at] ?? 1) * (rule === 'belowZero' ? -1 : 1),
          ]),
        );
        if (!first) return;
        values[first[0]] = first[1].solve(values);
        fc.pre(
          Object.values(values).every((value) => Number.isFinite(value) && Math.abs(value) > 1e-6),
        );
        for (const [key, { solve }] of wanted) {
          const rest = solve(values);
          if (Number.isFinite(rest)) expect(rest / (values[key] ?? 1)).toBeCloseTo(1, 4);
        }
      }),
    );
  });
});

it.each<[Parameters<typeof physicsCalculator>[0], Record<string, string>, string]>([
  ['speed', { d: '150 km', t: '2.5 h', v: '' }, 'Speed ≈ 16.6667 m/s (60 km/h)'],
  ['speed', { d: '', t: '30 min', v: '40 km/h' }, 'Distance = 20,000 m (20 km)'],
  ['speed', { d: '100', t: '', v: '8' }, 'Time = 12.5 s'],
  ['speed', { d: '100', t: '', v: '0' }, 'v: Speed cannot be zero here.'],
  ['speed', { d: '', t: '', v: '5' }, 'Still empty: distance and time'],
  ['speed', { d: '5', t: '5', v: '5' }, 'Leave one box empty'],
  ['speed', { d: 'far', t: '5', v: '' }, 'd: Distance must be a number'],
  [
    'speed',
    { d: '5 kg', t: '5', v: '' },
    'd: Distance cannot be read in that unit. It can be in m, km, cm and mm.',
  ],
  ['speed', { d: '5', t: '-5', v: '' }, 'Time must be more than zero'],
  ['acceleration', { u: '18 km/h', v: '54 km/h', t: '5', a: '' }, 'Acceleration = 2 m/s²'],
  ['acceleration', { u: '20', v: '0', t: '4', a: '' }, 'Acceleration = −5 m/s²'],
  ['acceleration', { u: '20', v: '10', t: '', a: '5' }, 'time would be −2 s, which cannot be'],
  ['acceleration', { u: '20', v: '10', t: '', a: '0' }, 'a: Acceleration cannot be zero here.'],
  ['force', { m: '12', a: '1.5', F: '' }, 'Force = 18 N'],
  ['kinetic-energy', { m: '160 g', v: '30', K: '' }, 'Kinetic energy = 72 J'],
  ['kinetic-energy', { m: '2', v: '', K: '100' }, 'Speed = 10 m/s'],
  ['potential-energy', { m: '20', h: '3', E: '', g: '9.8' }, 'Potential energy = 588 J'],
  ['potential-energy', { m: '20', h: '3', E: '', g: '10' }, 'Potential energy = 600 J'],
  ['potential-energy', { m: '20', h: '3', E: '', g: '' }, 'g: Choose the value of g'],
  ['ohms-law', { V: '220', I: '', R: '55' }, 'Current = 4 A'],
  ['ohms-law', { V: '6', I: '20 mA', R: '' }, 'Resistance = 300 Ω'],
  ['power', { W: '4500', t: '1 min', P: '' }, 'Power = 75 W'],
  ['electric-power', { P: '1.1 kW', V: '220', I: '' }, 'Current = 5 A'],
  ['pressure', { F: '600', A: '300 cm²', p: '' }, 'Pressure = 20,000 Pa'],
  ['density', { m: '540 g', V: '200 cm³', D: '' }, 'Density = 2,700 kg/m³ (2.7 g/cm³)'],
  [
    'projectile',
    { u: '20', angle: '30', g: '10' },
    'Range ≈ 34.641 m; greatest height = 5 m; time of flight = 2 s',
  ],
  [
    'projectile',
    { u: '20', angle: '90', g: '10' },
    'Range = 0 m; greatest height = 20 m; time of flight = 4 s',
  ],
  ['projectile', { u: '20', angle: '91', g: '10' }, 'angle: The angle must be more than 0°'],
  ['lens', { f: '20', u: '-30', v: '' }, 'Image distance = 60 cm'],
  ['lens', { f: '-20', u: '-30', v: '' }, 'Image distance = −12 cm'],
  ['lens', { f: '20', u: '-20', v: '' }, 'u: An object at the focus'],
  ['lens', { f: '20', u: '30', v: '' }, 'u: Object distance is measured against'],
  ['lens', { f: '', u: '-30', v: '60' }, 'Focal length = 20 cm'],
  ['lens', { f: '20', u: '', v: '60' }, 'Object distance = −30 cm'],
  ['lens', { f: '20', u: '', v: '10' }, 'behind the lens'],
])('%s: %p gives %p', (id, inputs, expected) => {
  expect(resultOf(physicsCalculator(id).calculate(inputs))).toContain(expected);
});

it('follows the flight in small steps to the same range and height', () => {
  const angles = fc.integer({ min: 10, max: 80 });
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 60 }), angles, (speed, degrees) => {
      const { time, height, range } = projectile(speed, degrees, 9.8);
      const radians = (degrees * Math.PI) / 180;
      const step = time / 20_000;
      let [x, y, top] = [0, 0, 0];
      let rise = speed * Math.sin(radians);
      for (let at = 0; at < 20_000; at += 1) {
        x += speed * Math.cos(radians) * step;
        y += rise * step;
        rise -= 9.8 * step;
        top = Math.max(top, y);
      }
      expect(Math.abs(y)).toBeLessThan(height / 100);
      expect(x / range).toBeCloseTo(1, 3);
      expect(top / height).toBeCloseTo(1, 3);
    }),
    { numRuns: 30 },
  );
});

it.each([
  ['72 km/h', 'speed', 20],
  ['1.6e-19', 'mass', 1.6e-19],
  ['3 × 10^8', 'speed', 3e8],
  ['3 x 10⁸ m/s', 'speed', 3e8],
  ['6.67×10⁻¹¹', 'mass', 6.67e-11],
  ['1,00,000', 'length', 100_000],
  ['250mL', 'solutionLitres', 0.25],
  ['27 °C', 'temperature', 300.15],
  ['−40 °c', 'temperature', 233.15],
  ['5 MM', 'molarity', 'unit'],
  ['5 furlong', 'length', 'unit'],
  ['5 MV', 'voltage', 'unit'],
  ['5 kv', 'voltage', 5000],
  ['5 Min', 'time', 300],
  ['', 'length', 'number'],
  ['1e999', 'length', 'size'],
  ['1e-300', 'length', 'size'],
  ['1.2.3', 'length', 'number'],
] as const)('reads %p as %s %p', (typed, kind, expected) => {
  const read = readQuantity(typed, kind);
  expect(typeof read === 'string' ? read : read.value).toBe(expected);
});

it.each([
  [0, '0'],
  [16.666666666, '16.6667'],
  [1234567, '12,34,567'],
  [-0.05, '−0.05'],
  [1.6e-19, '1.6 × 10⁻¹⁹'],
  [3e8, '3 × 10⁸'],
  [99999.96, '99,999.96'],
  [0.0001, '0.0001'],
  [999999.96, '10,00,000'],
])('shows %p as %p', (value, expected) => {
  expect(showValue(value, value === 99999.96 ? 7 : 6)).toBe(expected);
});

it('keeps the working in step with the numbers that were typed', () => {
  const answer = solveRelation(mechanics.speed, { d: '150 km', t: '2.5 h', v: '' });
  expect(answer.ok && answer.working).toEqual([
    '150 km = 150 × 1,000 = 1,50,000 m',
    '2.5 h = 2.5 × 3,600 = 9,000 s',
    'v = d ÷ t',
    'v = 1,50,000 ÷ 9,000 ≈ 16.6667 m/s',
  ]);
});
