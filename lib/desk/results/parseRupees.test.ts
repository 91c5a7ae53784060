import { RESULTS_MESSAGES } from '@/data/copy/desk/results';
import { groupIndian } from '@/lib/study/words/grouping';
import fc from '@/lib/testing/properties';
import { parseRupees } from './parseRupees';

it.each([
  ['1,25,000', 1_25_000_00],
  ['125000', 1_25_000_00],
  ['125,000', 1_25_000_00],
  ['₹ 1,25,000', 1_25_000_00],
  ['Rs. 500', 500_00],
  ['INR 500', 500_00],
  [' 99.5 ', 99_50],
  ['99.05', 99_05],
  ['0.01', 1],
  ['10,00,00,000', 10_00_00_000_00],
])('%j is an amount', (text, paise) => {
  expect(parseRupees(text)).toEqual({ paise });
});

it.each([
  ['', RESULTS_MESSAGES.noAmount],
  ['   ', RESULTS_MESSAGES.noAmount],
  ['₹', RESULTS_MESSAGES.noAmount],
  ['0', RESULTS_MESSAGES.zero],
  ['0.00', RESULTS_MESSAGES.zero],
  ['-5', RESULTS_MESSAGES.negative],
  ['−5', RESULTS_MESSAGES.negative],
  ['₹ -5', RESULTS_MESSAGES.negative],
  ['(5)', RESULTS_MESSAGES.negative],
  ['a lot', RESULTS_MESSAGES.noNumber],
  ['1.234', RESULTS_MESSAGES.noNumber],
  ['1,2,3', RESULTS_MESSAGES.noNumber],
  ['1e9', RESULTS_MESSAGES.noNumber],
  ['5 lakh', RESULTS_MESSAGES.noNumber],
  ['10,00,00,001', RESULTS_MESSAGES.huge],
  ['9'.repeat(40), RESULTS_MESSAGES.huge],
])('%j gets a sentence', (text, problem) => {
  expect(parseRupees(text)).toEqual({ problem });
});

it('reads every amount as it is written in India', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (rupees) => {
      expect(parseRupees(`₹${groupIndian(String(rupees))}`)).toEqual({ paise: rupees * 100 });
    }),
  );
});

it('answers a whole number of paise above 0 or a sentence, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseRupees(text);
      const isRight =
        'paise' in amount
          ? Number.isInteger(amount.paise) && amount.paise > 0
          : Object.values<string>(RESULTS_MESSAGES).includes(amount.problem);
      expect(isRight).toBe(true);
    }),
  );
});
