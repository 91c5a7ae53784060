import { evaluate } from 'mathjs';
import { UNIT_KIND_IDS, type UnitKindId } from '@/data/study/converters/unit';
import { UNIT_KINDS } from '@/data/study/converters/unitKinds';
import { findUnit, listUnits } from './convert';
import { explainConversion } from './explainConversion';
import { exactly } from './rational';

const workingOf = (kind: UnitKindId, amount: string, from: string, to: string): string => {
  const [source, target] = [findUnit(UNIT_KINDS[kind], from), findUnit(UNIT_KINDS[kind], to)];
  if (!source || !target) throw new Error(`No ${from} or ${to}`);
  return explainConversion(exactly(amount), source, target).working[1] ?? '';
};

it.each<[UnitKindId, string, string, string, string]>([
  ['length', '5', 'foot', 'metre', '5 × 0.3048 = 1.524'],
  ['length', '5', 'metre', 'foot', '5 ÷ 0.3048 ≈ 16.40419948'],
  ['length', '5', 'inch', 'centimetre', '5 × 2.54 = 12.7'],
  ['length', '5', 'centimetre', 'inch', '5 ÷ 2.54 ≈ 1.968503937'],
  ['length', '5', 'foot', 'inch', '5 × 12 = 60'],
  ['length', '5', 'foot', 'mile', '5 ÷ 5,280 ≈ 0.000946969697'],
  ['length', '5', 'mile', 'nautical-mile', '5 × 1,609.344 ÷ 1,852 ≈ 4.34488121'],
  ['length', '5', 'metre', 'light-year', '5 ÷ 9,46,07,30,47,25,80,800 ≈ 5.28500417 × 10⁻¹⁶'],
  ['mass', '5', 'kilogram', 'pound', '5 ÷ 0.45359237 ≈ 11.02311311'],
  ['area', '2', 'acre', 'square-metre', '2 × 4,046.8564224 ≈ 8,093.712845'],
  ['speed', '72', 'kilometre-per-hour', 'metre-per-second', '72 × 5/18 = 20'],
  ['temperature', '98.6', 'fahrenheit', 'celsius', '(98.6 − 32) × 5/9 = 37'],
  ['time', '2', 'year-365', 'week', '2 × 365 ÷ 7 ≈ 104.2857143'],
])('%s: %s %s in %s by %p', (kind, amount, from, to, expected) => {
  expect(workingOf(kind, amount, from, to)).toBe(expected);
});

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What is printed, as people read it. */
const worth = (text: string): number => {
  const expression = text
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d+)\/(\d+)/g, '($1/$2)')
    .replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (power) =>
        `^(${Array.from(power, (sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('')})`,
    )
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/');
  return Number(evaluate(expression));
};

describe.each(UNIT_KIND_IDS)('%s', (id) => {
  const units = listUnits(UNIT_KINDS[id]);
  const steps = units.flatMap((from) =>
    units.flatMap((to) =>
      ['5', '0.75', '1234'].map((amount) => ({
        name: `${from.id} to ${to.id}`,
        step: explainConversion(exactly(amount), from, to).working[1] ?? '',
      })),
    ),
  );

  it('works every conversion out as it is printed', () => {
    const wrong = steps.filter(({ step }) => {
      const [left = '', right = ''] = step.split(/ [=≈] /);
      const [worked, shown] = [worth(left), worth(right)];
      const most = (step.includes('=') ? 1e-12 : 1e-9) * Math.abs(shown) + 1e-30;
      return !(Math.abs(worked - shown) <= Math.max(most, id === 'temperature' ? 1e-9 : 0));
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('goes by numbers that people know: no fraction but a small one', () => {
    const odd = steps.filter(({ step }) =>
      [...step.matchAll(/(\d[\d,]*)\/(\d[\d,]*)/g)].some(([, top = '', bottom = '']) =>
        [top, bottom].some((part) => part.length > 2),
      ),
    );
    expect(odd.slice(0, 5)).toEqual([]);
  });
});
