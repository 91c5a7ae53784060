import fc from '@/lib/testing/properties';
import { splitRuns } from './runs';

it('cuts a text only at the rupee sign', () => {
  expect(splitRuns('in rupees (₹).')).toEqual([
    { text: 'in rupees (', isSign: false },
    { text: '₹', isSign: true },
    { text: ').', isSign: false },
  ]);
  expect(splitRuns('no sign')).toEqual([{ text: 'no sign', isSign: false }]);
});

it('loses no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '₹', ' ', '’') }), (text) => {
      const runs = splitRuns(text);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      expect(runs.every((run) => run.isSign === run.text.includes('₹'))).toBe(true);
    }),
  );
});
