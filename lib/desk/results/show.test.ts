import fc from '@/lib/testing/properties';
import { FEW, showAmount, showCost, showNumber, showRupees, showShare } from './show';

it.each([
  [0, 0, '–'],
  [3, 0, '–'],
  [0, 12, '0 of 12'],
  [3, 12, '3 of 12'],
  [29, 29, '29 of 29'],
  [0, 30, '0 %'],
  [3, 72, '4.2 %'],
  [1, 3_000, '0.0 %'],
  [15, 30, '50 %'],
  [60, 40, '150 %'],
  [1_25_000, 50, '2,50,000 %'],
])('%p of %p: %s', (part, whole, text) => {
  expect(showShare(part, whole)).toBe(text);
});

it.each([
  [null, 100, '–'],
  [null, 3, '–'],
  [1_234_56, 100, '₹1,235'],
  [12_345_678_00, 100, '₹1,23,45,678'],
  [1_234_56, 3, 'about ₹1,200'],
  [98_765_43, 29, 'about ₹99,000'],
  // The whole of what was spent: rounded, it would be more than that.
  [1_250_00, 1, '₹1,250'],
  [1_250_50, 1, '₹1,250.50'],
  [833.33, 1, '₹8.33'],
])('%p paise, of %p: %s', (paise, number, text) => {
  expect(showCost(paise, number)).toBe(text);
});

it.each([
  [1_25_000_00, '₹1,25,000'],
  [9_000_50, '₹9,000.50'],
  [5, '₹0.05'],
])('of %p paise somebody has typed in %s', (paise, text) => {
  expect(showAmount(paise)).toBe(text);
});

it('shows a dash for what is not known, and never a word of the machine', () => {
  expect(showRupees(null)).toBe('–');
  const number = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(number, number, (part, whole) => {
      const shown = [showShare(part, whole), showCost(part, whole), showNumber(part)].join(' ');
      expect(shown).not.toMatch(/NaN|Infinity|undefined|null|e\+/);
      expect(showShare(part, whole).endsWith('%')).toBe(whole >= FEW);
    }),
  );
});
