import fc from '@/lib/testing/properties';
import { markAnswer } from './markAnswer';
import type { Blank } from './question';

const blank = (answer: string, more: Partial<Blank> = {}): Blank => ({
  label: '',
  answer,
  ...more,
});

it.each<[typed: string, blank: Blank, mark: string | null]>([
  ['42', blank('42'), 'right'],
  [' 042 ', blank('42'), 'right'],
  ['42.0', blank('42'), 'right'],
  ['', blank('42'), null],
  ['   ', blank('42'), null],
  ['forty-two', blank('42'), 'wrong'],
  ['-7', blank('−7'), 'right'],
  ['– 7', blank('−7'), 'right'],
  ['100000', blank('1,00,000'), 'right'],
  ['1,00,000', blank('1,00,000'), 'right'],
  ['100,000', blank('1,00,000'), 'right'],
  ['₹ 250', blank('250', { unit: '₹' }), 'right'],
  ['Rs. 250', blank('250', { unit: '₹' }), 'right'],
  ['40 CM', blank('40', { unit: 'cm' }), 'right'],
  ['40cm²', blank('40', { unit: 'cm²' }), 'right'],
  ['40 centimetres', blank('40', { unit: 'cm' }), 'right'],
  ['40 cms', blank('40', { unit: 'cm' }), 'right'],
  ['40 sq cm', blank('40', { unit: 'cm²' }), 'right'],
  ['40 cm2', blank('40', { unit: 'cm²' }), 'right'],
  ['40 square cm', blank('40', { unit: 'cm²' }), 'right'],
  ['250 gms', blank('250', { unit: 'g' }), 'right'],
  ['3 litres', blank('3', { unit: 'L' }), 'right'],
  ['2 hrs', blank('2', { unit: 'h' }), 'right'],
  ['45 degrees', blank('45', { unit: '°' }), 'right'],
  ['12 per cent', blank('12', { unit: '%' }), 'right'],
  ['250 rupees', blank('250', { unit: '₹' }), 'right'],
  ['250/-', blank('250', { unit: '₹' }), 'right'],
  ['Rs. 250/-', blank('250', { unit: '₹' }), 'right'],
  ['5 units', blank('5'), 'right'],
  ['6√2 metres', blank('6√2', { unit: 'm' }), 'right'],
  ['40 m', blank('40', { unit: 'cm' }), 'unit'],
  ['40 cm', blank('40', { unit: 'cm²' }), 'unit'],
  ['41 m', blank('40', { unit: 'cm' }), 'wrong'],
  ['14.83', blank('[89|6]', { places: 2 }), 'right'],
  ['14.833', blank('[89|6]', { places: 2 }), 'right'],
  ['14.8', blank('[89|6]', { places: 2 }), 'wrong'],
  ['14.84', blank('[89|6]', { places: 2 }), 'wrong'],
  ['410.67 cm²', blank('[1232|3]', { places: 2, unit: 'cm²' }), 'right'],
  ['0.33', blank('[1|3]'), 'wrong'],
  ['x = 5', blank('5', { label: 'x =' }), 'right'],
  ['3/4', blank('[3|4]'), 'right'],
  ['0.75', blank('[3|4]'), 'right'],
  ['6/8', blank('[3|4]'), 'unreduced'],
  ['6/0', blank('[3|4]'), 'wrong'],
  ['1 1/2', blank('[3|2]'), 'right'],
  ['3/2', blank('1[1|2]'), 'right'],
  ['-3/2', blank('−[3|2]'), 'right'],
  ['6√2', blank('6√2'), 'right'],
  ['6 root 2', blank('6√2'), 'right'],
  ['6sqrt(2)', blank('6√2'), 'right'],
  ['6*√2', blank('6√2'), 'right'],
  ['12 pi', blank('12π', { accept: ['12 π'] }), 'right'],
  ['x^2-5x+6', blank('x² − 5x + 6'), 'right'],
  ['(X+3)(x-2)', blank('(x + 3)(x − 2)'), 'right'],
  ['2*3*7', blank('2 × 3 × 7'), 'right'],
  ['2 : 3', blank('2 : 3'), 'right'],
  ['2:3', blank('2 : 3'), 'right'],
  ['Children', blank('children'), 'right'],
  ['9'.repeat(5000), blank('42'), 'wrong'],
  ['1/99999999999999999999', blank('[3|4]'), 'wrong'],
])('marks %p', (typed, asked, mark) => {
  expect(markAnswer(typed, asked)).toBe(mark);
});

it('never fails, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer(), (typed, number) => {
      expect(['right', 'wrong', 'unreduced', 'unit', null]).toContain(
        markAnswer(typed, blank(String(number))),
      );
    }),
  );
});

it('finds a fraction right in every spelling that has its value, and no other', () => {
  const whole = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(whole, whole, whole, whole, (top, under, other, below) => {
      const isEqual = top * below === other * under;
      const mark = markAnswer(`${other}/${below}`, blank(`[${top}|${under}]`));
      expect(mark === 'right' || mark === 'unreduced').toBe(isEqual);
      expect(markAnswer(`${top}/${under}`, blank(`[${top}|${under}]`))).toBe('right');
    }),
  );
});
